import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetRows } from '../../ground/keeping/forget-rows.ts';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

const night = { quietFromInSeconds: 79_200, quietToInSeconds: 25_200 };
const chosen = { byMail: true, bySms: false, quietFromInSeconds: 0, quietToInSeconds: 0, digestAtInSeconds: 30_600 };

async function ownerId() {
  const { id } = await scene.db.query
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', 'owner@laine.test')
    .executeTakeFirstOrThrow();
  return id;
}

test('everybody begins with mail and SMS, quiet nights and a digest in the morning', async () => {
  const told = await scene.owner.call(calls.alertMessages);
  expect(told).toMatchObject({
    settings: { byMail: true, bySms: true, ...night, digestAtInSeconds: 25_200 },
    email: 'owner@laine.test',
    timeZone: 'Europe/Tallinn',
    isForTheRest: false,
    recent: [],
  });
  expect(told.stations.map(({ id }) => id)).toEqual(['pirita']);
});

test('an admin looks after the stations that nobody is attached to', async () => {
  const { stations, isForTheRest } = await scene.admin.call(calls.alertMessages);
  expect(isForTheRest).toBe(true);
  expect(stations.map(({ id }) => id)).toContain('parnu');
  expect(stations.map(({ id }) => id)).not.toContain('pirita');
});

test('what somebody chooses is theirs alone, and stands in the audit', async () => {
  expect(await scene.owner.call(calls.editAlertMessages, chosen)).toEqual({ settings: chosen });
  expect((await scene.owner.call(calls.alertMessages)).settings).toEqual(chosen);
  expect((await scene.admin.call(calls.alertMessages)).settings).toMatchObject(night);
  expect(await scene.auditOf(await ownerId())).toMatchObject([{ action: 'alert-messages-edited', data: chosen }]);
});

test.each([
  { digestAtInSeconds: 86_400 },
  { quietFromInSeconds: -60 },
  { quietToInSeconds: 61 },
  { byMail: 'yes' },
  { digestAtInSeconds: undefined },
])('a time that no clock shows is refused: %j', async (wrong) => {
  const { status } = await scene.owner.ask('PUT', '/api/admin/alert-messages', { ...chosen, ...wrong });
  expect(status).toBe(400);
});

test('a test goes by the ways that are switched on, once a minute', async () => {
  const { query } = scene.db;
  await query
    .updateTable('accounts')
    .set({ phone: '+37255570123' })
    .where('id', '=', await ownerId())
    .execute();
  expect(await scene.owner.call(calls.testAlertMessages)).toEqual({ email: 'sent', sms: null });
  const [mail] = scene.messages.list({ to: 'owner@laine.test' });
  expect(mail?.text).toContain('/admin/alert-messages');

  const again = await scene.owner.ask('POST', '/api/admin/alert-messages/test', {});
  expect([again.status, again.refusal]).toEqual([429, 'too-many-requests']);
  await scene.owner.call(calls.editAlertMessages, { ...chosen, bySms: true });
  scene.clock.advance({ minutes: 1 });
  expect(await scene.owner.call(calls.testAlertMessages)).toEqual({ email: 'sent', sms: 'sent' });
  expect(scene.messages.list({ to: '+37255570123' })[0]?.text).toContain('a test');
});

test('what was sent and what waits is listed, newest first', async () => {
  const alert = { kind: 'locker-disabled', target: 'pirita/1', stationId: 'pirita', data: {} } as const;
  await scene.db.transaction((tx) => raiseAlert(tx, alert, scene.clock.now()));
  await scene.jobs.drain();
  expect((await scene.owner.call(calls.alertMessages)).recent).toMatchObject([
    { kind: 'locker-disabled', stationId: 'pirita', channel: 'email', pace: 'digest', state: 'queued', sentAt: null },
  ]);
  expect((await scene.admin.call(calls.alertMessages)).recent).toEqual([]);
});

test('the own data tells both, and both leave with the account', async () => {
  const data = await (await scene.as('owner@laine.test')).call(calls.exportMe);
  expect(data.alertSettings).toMatchObject({ ...chosen, bySms: true, testedAt: expect.any(String) as string });
  expect(data.alertMessages).toMatchObject([{ kind: 'locker-disabled', stationId: 'pirita', state: 'queued' }]);

  const id = await ownerId();
  const { query } = scene.db;
  await scene.db.transaction((tx) => forgetRows(tx, { accountId: id, email: 'owner@laine.test' }));
  for (const table of ['alertSettings', 'notices'] as const)
    expect(await query.selectFrom(table).selectAll().where('accountId', '=', id).execute()).toEqual([]);
  // Its job finds nothing to do.
  scene.clock.advance({ hours: 48 });
  await scene.jobs.drain();
  expect(scene.messages.list({ to: 'owner@laine.test' }).some(({ subject }) => /Today at your/.test(subject))).toBe(
    false,
  );
});
