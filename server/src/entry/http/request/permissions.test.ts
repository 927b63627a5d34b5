import { type Call, serverPaths } from '@laine/contract/call.ts';
import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../../testing/open-admin-scene.ts';

/** Conditions of rights besides the actor; `permission-matrix.test.ts` tries every call. */

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

type Row = [method: string, path: string, body?: object];

const item = { lockerNumber: 1, stationId: 'pirita', canOpenDoor: false, name: 'Leash', rfid: 'E1', status: 'found' };

test.each(['/api', '/api/admin'])('a key for every station runs each of them, at %s', async (prefix) => {
  const everywhere = await scene.apiKey(null);
  for (const stationId of ['pirita', 'parnu', 'kuressaare'])
    expect((await everywhere.ask('PUT', `${prefix}/stations/${stationId}/edit`, { info: 'By the pier' })).status).toBe(
      200,
    );
});

const freshCalls = Object.values<Call>(calls).filter(({ access }) => access.startsWith('fresh-'));

/** The webhook address and large refunds are fields of other calls, so their own tests cover them. */
test('what gives power or money is among the calls that need a fresh sign-in', () => {
  const fresh = Object.entries<Call>(calls).flatMap(([name, { access }]) =>
    access.startsWith('fresh-') ? [name] : [],
  );
  expect(fresh).toEqual(
    expect.arrayContaining([
      'newApiKey',
      'newStationKey',
      'addStationUser',
      'removeStationUser',
      'editPerson',
      'webhookSecret',
      'execOnStation',
      'updateStation',
      'markRefundPaid',
      'markStatementPaid',
      'setOwnerShare',
      'newPassword',
    ]),
  );
});

test('a stale sign-in does not change where a webhook goes', async () => {
  await scene.signInAgain();
  scene.clock.advance({ minutes: 16 });
  const edit = { webhookUrl: 'https://example.com/hook' };
  const { status, refusal } = await scene.admin.ask('PUT', '/api/stations/pirita/edit', edit);
  expect([status, refusal]).toEqual([403, 'fresh-sign-in-needed']);
});

test('what gives power needs a fresh sign-in', async () => {
  await scene.signInAgain();
  scene.clock.advance({ minutes: 16 });
  expect(freshCalls.length).toBeGreaterThan(5);
  for (const call of freshCalls) {
    for (const path of serverPaths(call)) {
      const body = call.method === 'GET' ? undefined : {};
      const { status, refusal } = await scene.admin.ask(call.method, path.replaceAll(/:\w+/g, 'none'), body);
      expect([path, status, refusal]).toEqual([path, 403, 'fresh-sign-in-needed']);
    }
  }
});

test('what nobody could have meant is declined, not failed', async () => {
  const odd = ['a\u0000b', '\uD800', 'x'.repeat(5000), '', ' ', '../../..', '%00', "'; drop table stations; --", '💥'];
  for (const text of odd) {
    const rows: Row[] = [
      ['PUT', '/api/stations/pirita/edit', { info: text, prefs: { MODE: text } }],
      ['PUT', '/api/stations/pirita/edit', { metadata: { [text]: text } }],
      ['PUT', '/api/stations/pirita/edit', { webhookUrl: `http://${text}/` }],
      ['PUT', '/api/stations/pirita/lockers/1/edit', { notes: text, metadata: { [text]: text } }],
      ['POST', '/api/items/new', { ...item, name: text, rfid: text }],
      ['POST', '/api/stations/verify-webhook-signature', { token: text }],
      ['POST', '/api/users/login', { email: 'admin@laine.test', password: text }],
      ['POST', '/api/users/login', { email: `${text}@laine.test`, password: 'x' }],
      ['POST', '/api/api-keys/new', { name: text, stationIds: [text] }],
      ['GET', `/api/logs?stationId=pirita&sessionId=${encodeURIComponent(text.toWellFormed())}`],
      ['GET', `/api/stations/${encodeURIComponent(text.toWellFormed()).slice(0, 400)}/users`],
    ];
    for (const [method, path, body] of rows) {
      const { status } = await scene.admin.ask(method, path, body);
      expect([method, path, JSON.stringify(body), status < 500]).toEqual([method, path, JSON.stringify(body), true]);
    }
  }
});
