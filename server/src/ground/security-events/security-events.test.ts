import type { SecurityEventFilter } from '@laine/contract/admin/security-event-calls.ts';
import { calls } from '@laine/contract/calls.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';
import { newId } from '../secrets.ts';
import { redactEventsOf } from './security-event-store.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());
beforeEach(() => scene.signInAgain());

async function eventsOf(filter: SecurityEventFilter) {
  const { events } = await scene.admin.call(calls.securityEvents, filter);
  return events;
}
/** Written after the answer, so a moment later. */
const soon = (look: () => Promise<void>) => vi.waitFor(look, { timeout: 5000, interval: 20 });

async function idOf(email: string) {
  const row = scene.db.query.selectFrom('accounts').select('id').where('email', '=', email);
  return (await row.executeTakeFirstOrThrow()).id;
}

async function aBooking() {
  const rows = scene.db.query.selectFrom('bookings').select(['id', 'accountId', 'stationId']);
  return rows.where('stationId', '=', 'pirita').orderBy('id').executeTakeFirstOrThrow();
}

test('a sign-in is written down with how and from where, and so is its end', async () => {
  const browser = await scene.as('anna@example.com');
  const accountId = await idOf('anna@example.com');
  const [signedIn] = await eventsOf({ accountId });
  expect(signedIn).toMatchObject({ kind: 'signed-in', what: 'email', from: '127.0.0.1', who: 'anna@example.com' });
  await browser.fetch('/api/auth/logout');
  const [ended] = await eventsOf({ accountId });
  expect(ended).toMatchObject({ kind: 'login-ended', what: 'signed-out', loginId: signedIn?.loginId });
});

test('a sign-in that fails is written down for the account that was meant, without what was typed', async () => {
  const accountId = await idOf('owner@laine.test');
  const login = { email: 'owner@laine.test', password: 'not this one at all' };
  await scene.visitor.ask('POST', '/api/users/login', login);
  await soon(async () => {
    const failed = (await eventsOf({ accountId })).filter(({ kind }) => kind === 'sign-in-failed');
    expect(failed).toMatchObject([{ what: 'wrong-password', from: '127.0.0.1' }]);
  });
  scene.clock.advance({ minutes: 2 });
  const email = 'nobody-at-all@example.com';
  await scene.browser().post('/api/auth/callback/email', { email, code: '123456' });
  await soon(async () => expect((await eventsOf({ kind: 'sign-in-failed' }))[0]).toMatchObject({ what: 'wrong-code' }));
  const { rows } = await sql<{ text: string }>`select whole::text as text from security_events whole`.execute(
    scene.db.query,
  );
  expect(rows.filter(({ text }) => /nobody-at-all|123456|not this one/.test(text))).toEqual([]);
});

describe('a refusal', () => {
  test('is written down once a minute for the same call, however often it is tried', async () => {
    const accountId = await idOf('owner@laine.test');
    const refusals = async () => (await eventsOf({ accountId, kind: 'refused' })).map(({ what }) => what);
    for (let tries = 0; tries < 20; tries += 1) await scene.owner.ask('GET', '/api/admin/people');
    await scene.owner.ask('GET', '/api/admin/stations/parnu');
    await soon(async () =>
      expect((await refusals()).toSorted()).toEqual(['adminStation not-found', 'people not-allowed']),
    );
    expect((await eventsOf({ stationId: 'parnu' }))[0]).toMatchObject({ kind: 'refused', accountId });
    scene.clock.advance({ seconds: 61 });
    await scene.owner.ask('GET', '/api/admin/people');
    await soon(async () => expect(await refusals()).toHaveLength(3));
  });

  test('of strangers is one row for their network', async () => {
    for (let tries = 0; tries < 20; tries += 1) await scene.visitor.ask('GET', '/api/admin/people');
    const strangers = async () => (await eventsOf({ kind: 'refused' })).filter(({ accountId }) => accountId === null);
    await soon(async () => expect(await strangers()).toHaveLength(1));
  });

  test('of a key names the key', async () => {
    const program = await scene.apiKey(null, 'read');
    await program.ask('PUT', '/api/stations/pirita/edit', { info: 'x' });
    await soon(async () =>
      expect((await eventsOf({ kind: 'refused' })).find(({ keyId }) => keyId !== null)).toMatchObject({
        what: 'editStation scope-too-small',
        who: 'test',
        stationId: 'pirita',
      }),
    );
  });
});

describe('a booking that is read', () => {
  test('by staff is written down, once in ten minutes', async () => {
    const { id: bookingId } = await aBooking();
    const read = () => scene.owner.ask('GET', `/api/admin/bookings/${bookingId}`);
    const reads = () => eventsOf({ bookingId });
    for (let times = 0; times < 5; times += 1) await read();
    await soon(async () => expect(await reads()).toHaveLength(1));
    expect((await reads())[0]).toMatchObject({
      kind: 'booking-read',
      accountId: await idOf('owner@laine.test'),
      stationId: 'pirita',
      from: '127.0.0.1',
    });
    scene.clock.advance({ minutes: 11 });
    await read();
    await soon(async () => expect(await reads()).toHaveLength(2));
  });

  test('is one too where one of its sessions is opened alone', async () => {
    const row = scene.db.query.selectFrom('sessions').select(['id', 'bookingId']).where('stationId', '=', 'pirita');
    // Another one than above: what was read a moment ago is not written twice.
    const { id: alreadyRead } = await aBooking();
    const { id, bookingId } = await row.where('bookingId', '!=', alreadyRead).executeTakeFirstOrThrow();
    expect((await scene.owner.ask('GET', `/api/admin/sessions/${id}`)).status).toBe(200);
    await soon(async () =>
      expect(await eventsOf({ bookingId: bookingId ?? '' })).toMatchObject([{ kind: 'booking-read', what: 'session' }]),
    );
  });

  test('by its own customer is nobody’s business', async () => {
    const { id: bookingId } = await aBooking();
    await scene.db.query
      .updateTable('bookings')
      .set({ accountId: await idOf('admin@laine.test') })
      .where('id', '=', bookingId)
      .execute();
    const admin = await scene.as('admin@laine.test');
    expect((await admin.fetch(`/api/bookings/${bookingId}`)).status).toBe(200);
    const program = await scene.apiKey(null);
    await program.ask('GET', `/api/bookings/${bookingId}`);
    await soon(async () => expect((await eventsOf({ bookingId })).some(({ keyId }) => keyId !== null)).toBe(true));
    const adminId = await idOf('admin@laine.test');
    expect((await eventsOf({ bookingId })).filter(({ accountId }) => accountId === adminId)).toEqual([]);
  });
});

test('a key that is used from a network for the first time is written down once', async () => {
  const { newAPIKey } = await scene.admin.call(calls.newApiKey, { name: 'Screen at the pier' });
  const program = scene.withToken(newAPIKey);
  const uses = async () =>
    (await eventsOf({ kind: 'key-from-new-network' })).filter(({ who }) => who === 'Screen at the pier');
  for (let times = 0; times < 3; times += 1) await program.ask('GET', '/api/stations');
  await soon(async () => expect(await uses()).toMatchObject([{ what: '127.0.0.1', from: '127.0.0.1' }]));
  scene.clock.advance({ hours: 2 });
  await scene.signInAgain();
  await program.ask('GET', '/api/stations');
  await program.ask('GET', '/api/stations');
  expect(await uses()).toHaveLength(1);
});

describe('the record', () => {
  const event = { kind: 'signed-in', what: 'email', fromAddress: '192.0.2.1' } as const;

  test('is only ever added to', async () => {
    const { query } = scene.db;
    const added = /security events are only ever added/;
    await expect(sql`update security_events set what = 'nothing'`.execute(query)).rejects.toThrow(added);
    await expect(sql`update security_events set from_address = null`.execute(query)).rejects.toThrow(added);
    await expect(sql`delete from security_events`.execute(query)).rejects.toThrow(added);
    await expect(sql`truncate security_events`.execute(query)).rejects.toThrow(added);
  });

  test('forgets where a removed person was, says so, and nothing else', async () => {
    const accountId = await idOf('admin@laine.test');
    const now = scene.clock.now();
    await scene.db.query
      .insertInto('securityEvents')
      .values({ ...event, id: newId(), accountId, createdAt: now })
      .execute();
    const others = (await eventsOf({})).filter((one) => one.accountId !== accountId);
    await scene.db.transaction((tx) => redactEventsOf(tx, accountId, now));
    const events = await eventsOf({ accountId });
    expect(events.filter(({ kind }) => kind === 'redacted')).toHaveLength(1);
    expect(new Set(events.map(({ from }) => from))).toEqual(new Set([null]));
    expect((await eventsOf({})).filter((one) => one.accountId !== accountId)).toEqual(others);
    // The switch is off again, also in the same connection.
    await expect(sql`update security_events set from_address = null`.execute(scene.db.query)).rejects.toThrow(
      'only ever added',
    );
  });
});

test('people find their own sign-ins in the file of their data', async () => {
  const browser = await scene.as('curious@example.com');
  const { securityEvents } = await browser.call(calls.exportMe);
  expect(securityEvents).toMatchObject([{ kind: 'signed-in', what: 'email', from: '127.0.0.1' }]);
});
