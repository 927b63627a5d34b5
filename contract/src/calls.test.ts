import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Call } from './call.ts';
import { serverPaths } from './call.ts';
import { calls } from './calls.ts';

const all = Object.entries<Call>(calls);
const places = new Set(all.flatMap(([, call]) => serverPaths(call).map((path) => `${call.method} ${path}`)));

/** The original tables of calls, row by row (docs/product.md, section 7). */
const publicRows = `
GET /users/me
GET /bookings/:bookingId
POST /bookings/checkout
POST /bookings/stripe
GET /stations/:stationId
GET /stations
GET /auth/login/google
GET /auth/login/facebook
GET /auth/callback/google
GET /auth/callback/facebook
POST /auth/login/email
POST /auth/callback/email
GET /auth/logout
POST /auth/webhook`;

const adminRows = `
POST /users/login
GET /users/me
POST /users/new-password
POST /users/new
POST /api-keys/new
GET /api-keys
DELETE /api-keys/:id
POST /items/new
PUT /items/:itemId/edit
DELETE /items/:itemId
PUT /stations/:stationId/lockers/:lockerNumber/edit
POST /stations/:stationId/lockers/:lockerNumber/open
POST /stations/:stationId/lockers/:lockerNumber/scan
POST /stations/verify-webhook-signature
GET /stations
GET /stations/:stationId
POST /stations/:stationId/new-api-key
PUT /stations/:stationId/edit
POST /stations/new
POST /stations/:stationId/read-card
POST /stations/:stationId/exec
POST /stations/:stationId/update
GET /stations/:stationId/users
POST /stations/:stationId/users/add
DELETE /stations/:stationId/users/:userId
POST /stations/:stationId/test-webhook
GET /sessions
GET /sessions/with-booking/:bookingId
GET /sessions/:sessionId
POST /sessions/new
PUT /sessions/:sessionId/edit
DELETE /sessions/:sessionId
POST /sessions/availability
GET /logs
GET /pings`;

/** Calls beyond the tables that outsiders rely on. */
const furtherRows = `
GET /bookings
POST /bookings/:bookingId/cancel
POST /bookings/:bookingId/extend
POST /bookings/:bookingId/confirm
POST /bookings/:bookingId/sessions/:sessionId/open
GET /bookings/:bookingId/calendar.ics
GET /stations/:stationId/availability
PUT /users/me
GET /users/me/export
DELETE /users/me
POST /users/me/restore
GET /logins
DELETE /logins/:loginId
GET /debts
POST /debts/:debtId/pay
POST /passes/checkout
GET /passes
DELETE /passes/:passId
POST /gift-cards/checkout
GET /gift-cards/:code
POST /reviews
GET /location`;

const rowsOf = (text: string) => text.trim().split('\n');
const at = (prefix: string, row: string) => row.replace(' ', ` ${prefix}`);

describe('the contract', () => {
  test.each([...rowsOf(publicRows), ...rowsOf(furtherRows)])('has the public call %s', (row) => {
    expect(places).toContain(at('/api', row));
  });

  test.each(rowsOf(adminRows))('has the admin call %s at both places', (row) => {
    expect(places).toContain(at('/api/admin', row));
    expect(places).toContain(at('/api', row));
  });

  test('has exactly three places where public and admin calls meet', () => {
    const byPlace = Map.groupBy(
      all.flatMap(([, call]) => serverPaths(call).map((path) => `${call.method} ${path}`)),
      (place) => place,
    );
    const shared = [...byPlace].filter(([, list]) => list.length > 1).map(([place]) => place);
    expect(shared.toSorted()).toEqual(['GET /api/stations', 'GET /api/stations/:stationId', 'GET /api/users/me']);
  });

  test('has every call file in it, and no name twice: the later call would silently replace the earlier one', async () => {
    const files = ['public', 'admin'].flatMap((audience) =>
      readdirSync(new URL(audience, import.meta.url))
        .filter((file) => file.endsWith('-calls.ts') && file !== `${audience}-calls.ts`)
        .map((file) => `./${audience}/${file}`),
    );
    const modules = await Promise.all(files.map((file) => import(file) as Promise<Record<string, object>>));
    const parts = modules.flatMap((module) => Object.entries(module).filter(([name]) => name.endsWith('Calls')));
    const names = parts.flatMap(([, part]) => Object.keys(part));
    expect(names.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  test.each(all.filter(([name, { body }]) => body && 'shape' in body && name !== 'receiveWebhook'))(
    '%s refuses fields that it does not know',
    (_name, call) => {
      const issues = call.body?.safeParse({ nothingLikeThat: 1 }).error?.issues ?? [];
      expect(issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))).toEqual([
        'nothingLikeThat',
      ]);
    },
  );

  test.each(all)('%s names its path parameters and keeps field names apart', (_name, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    expect(Object.keys(call.params?.shape ?? {}).toSorted()).toEqual(inPath.toSorted());
    const body = call.body && 'shape' in call.body ? Object.keys(call.body.shape as object) : [];
    const fields = [...inPath, ...Object.keys(call.query?.shape ?? {}), ...body];
    expect(new Set(fields).size).toBe(fields.length);
  });
});
