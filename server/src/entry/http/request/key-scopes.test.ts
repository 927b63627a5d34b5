import { type Call, serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { coversScope, KeyScope } from '@laine/contract/key-scope.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene, type TestCaller } from '../../../testing/open-admin-scene.ts';

let scene: AdminScene;
let programs: Record<KeyScope, TestCaller>;
beforeAll(async () => {
  scene = await openAdminScene();
  programs = {
    read: await scene.apiKey(null, 'read'),
    operate: await scene.apiKey(null, 'operate'),
    manage: await scene.apiKey(null, 'manage'),
    accounting: await scene.apiKey(null, 'accounting'),
  };
});
afterAll(() => scene.close());

const keyAccess = new Set<string>(['staff', 'reader', 'admin-or-key']);
const letKeysIn = Object.entries<Call>(calls).filter(([, { access }]) => keyAccess.has(access));
const rows = letKeysIn.flatMap(([name, call]) =>
  serverPaths(call).flatMap((path) => KeyScope.options.map((scope) => ({ name, call, path, scope }))),
);

test('every call that lets keys in says with which scope, and no other does', () => {
  expect(letKeysIn.filter(([, { scope }]) => scope === undefined)).toEqual([]);
  const others = Object.values<Call>(calls).filter(({ access }) => !keyAccess.has(access));
  expect(others.filter(({ scope }) => scope !== undefined)).toEqual([]);
});

test('what only reads needs no more than to read, and what changes something more', () => {
  const isReading = (scope: Call['scope']) => scope === 'read' || scope === 'accounting';
  const readers = letKeysIn.filter(([, { scope }]) => isReading(scope));
  const changers = letKeysIn.filter(([, { scope }]) => !isReading(scope));
  // Has a body, but changes nothing.
  expect(readers.filter(([, { method }]) => method !== 'GET').map(([name]) => name)).toEqual(['availability']);
  expect(changers.filter(([, { method }]) => method === 'GET')).toEqual([]);
  expect(changers.length).toBeGreaterThan(10);
});

test.each(rows.map((row) => [row.call.method, row.path, row.name, row.scope, row] as const))(
  '%s %s (%s) with a key that may %s',
  async (method, path, _name, scope, { call }) => {
    const filled = path.replaceAll(/:\w+/g, 'none');
    const { status, refusal } = await programs[scope].ask(method, filled, method === 'GET' ? undefined : {});
    // An allowed caller gets an answer about the call itself: not found, or a missing field.
    const told = [401, 403].includes(status) ? `${status} ${refusal}` : 'let in';
    expect(told).toBe(coversScope(scope, call.scope ?? 'manage') ? 'let in' : '403 scope-too-small');
  },
);

test('a key that only reads is told no door codes', async () => {
  const asked = { stationId: 'pirita', limit: 50 };
  const codesFor = async ({ call }: TestCaller) => (await call(calls.sessions, asked)).sessions.map(({ code }) => code);
  expect((await codesFor(programs.operate)).some((code) => /^\d{4}$/.test(code))).toBe(true);
  expect(new Set(await codesFor(programs.read))).toEqual(new Set(['']));

  const { sessions } = await programs.operate.call(calls.sessions, asked);
  const { id, bookingId } = sessions.find(({ code, bookingId: of }) => code !== '' && of !== null) ?? {};
  const texts = await Promise.all(
    [
      `/api/admin/sessions/${id}`,
      `/api/admin/sessions/with-booking/${bookingId}`,
      `/api/admin/bookings/${bookingId}`,
      `/api/bookings/${bookingId}`,
    ].map(async (path) => (await programs.read.ask('GET', path)).text),
  );
  for (const text of texts) expect(text).not.toMatch(/"code":"\d{4}"/);
  expect(texts.every((text) => text.startsWith('{'))).toBe(true);
});

test('a key made with its name alone may do what keys could before there were scopes', async () => {
  const { newAPIKey } = await scene.admin.call(calls.newApiKey, { name: 'Old script' });
  const { keys } = await scene.admin.call(calls.apiKeys);
  expect(keys.find(({ name }) => name === 'Old script')).toMatchObject({ scope: 'manage', lastUsedAt: null });
  const edited = await scene.withToken(newAPIKey).ask('PUT', '/api/stations/pirita/edit', { info: 'By the pier' });
  expect(edited.status).toBe(200);
});

test('a key remembers to the minute when it was used, without a write per request', async () => {
  const { newAPIKey } = await scene.admin.call(calls.newApiKey, { name: 'Reader', scope: 'read' });
  const program = scene.withToken(newAPIKey);
  const lastUse = async () => {
    const { keys } = await scene.admin.call(calls.apiKeys);
    return keys.find(({ name }) => name === 'Reader')?.lastUsedAt;
  };
  await program.call(calls.stationNames);
  const first = await lastUse();
  expect(first).toEqual(expect.any(String));
  scene.clock.advance({ seconds: 30 });
  await program.call(calls.stationNames);
  expect(await lastUse()).toBe(first);
  scene.clock.advance({ seconds: 31 });
  await program.call(calls.stationNames);
  expect(await lastUse()).not.toBe(first);
});
