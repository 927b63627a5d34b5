import type { AlertKind } from '@laine/contract/alert-kind.ts';
import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdminScene, type AdminScene } from '../../testing/open-admin-scene.ts';
import { raiseAlert } from './raise-alert.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
  let raised = 0;
  for (const stationId of ['pirita', 'parnu', null]) {
    const alert = { kind: 'door-jammed', target: String(stationId), stationId, data: { lockerNumber: 1 } } as const;
    const at = scene.clock.now().add({ seconds: (raised += 1) });
    await scene.db.transaction((tx) => raiseAlert(tx, alert, at));
  }
});
afterAll(() => scene.close());

const stationsOf = (alerts: { stationId: string | null }[]) => alerts.map(({ stationId }) => stationId);
const idOf = async (stationId: string) =>
  (await scene.admin.call(calls.alerts, { stationId })).alerts[0]?.id ?? 'no alert';

test('alerts are seen by those who run the station, newest first; what belongs to none by admins', async () => {
  expect(stationsOf((await scene.admin.call(calls.alerts)).alerts)).toEqual([null, 'parnu', 'pirita']);
  expect(stationsOf((await scene.owner.call(calls.alerts)).alerts)).toEqual(['pirita']);
  expect(stationsOf((await scene.admin.call(calls.alerts, { stationId: 'parnu' })).alerts)).toEqual(['parnu']);
  expect((await scene.owner.ask('GET', '/api/admin/alerts?stationId=parnu')).status).toBe(404);
  expect((await (await scene.apiKey(null)).ask('GET', '/api/admin/alerts')).status).toBe(403);
});

test('an alert says who looks after it, by name or else by address', async () => {
  const alertId = await idOf('pirita');
  const takenBy = async () => (await scene.admin.call(calls.alerts, { stationId: 'pirita' })).alerts[0]?.takenByName;
  expect(await takenBy()).toBeNull();
  await scene.owner.call(calls.takeAlert, { alertId });
  const owner = scene.db.query.updateTable('accounts').where('email', '=', 'owner@laine.test');
  await owner.set({ name: 'Kai', surname: 'Tamm' }).execute();
  expect(await takenBy()).toBe('Kai Tamm');
  await owner.set({ name: null, surname: null }).execute();
  expect(await takenBy()).toBe('owner@laine.test');
});

test('an alert is closed once, by whoever comes first, and leaves the open ones on top', async () => {
  const alertId = await idOf('pirita');
  const elsewhere = scene.owner.call(calls.closeAlert, { alertId: await idOf('parnu') });
  await expect(elsewhere).rejects.toMatchObject({ code: 'not-found' });
  await scene.owner.call(calls.closeAlert, { alertId });
  await scene.admin.call(calls.closeAlert, { alertId });
  const audit = await scene.auditOf(alertId);
  expect(audit.filter(({ action }) => action === 'alert-closed')).toMatchObject([{ stationId: 'pirita' }]);
  const { alerts } = await scene.admin.call(calls.alerts);
  expect(alerts.at(-1)).toMatchObject({ id: alertId, closedAt: expect.any(String) as string });
  expect((await scene.admin.ask('POST', '/api/admin/alerts/none/close')).status).toBe(404);
});

test('who did what is told to admins by name', async () => {
  const key = await scene.apiKey(null);
  await key.call(calls.editStation, { stationId: 'malaga', info: 'From a program' });
  const { entries } = await scene.admin.call(calls.audit, { stationId: 'malaga' });
  expect(entries).toMatchObject([
    { actor: 'test', action: 'station-edited', target: 'malaga', data: { info: 'From a program' }, from: '127.0.0.1' },
  ]);
  const { entries: all } = await scene.admin.call(calls.audit);
  expect(all.find(({ action }) => action === 'alert-closed')?.actor).toBe('owner@laine.test');
  expect((await scene.owner.ask('GET', '/api/admin/audit')).status).toBe(403);
});

test('somebody on the water comes before every newer trouble of a board, also beyond the page; what is over is last', async () => {
  const raise = (kind: AlertKind, target: string, seconds: number) =>
    scene.db.transaction((tx) =>
      raiseAlert(tx, { kind, target, stationId: 'malaga', data: {} }, scene.clock.now().add({ seconds })),
    );
  await raise('not-back', 'over', 9);
  const rescue = { service: 'Salvamento', at: scene.clock.now().toString() };
  await scene.admin.call(calls.closeAlert, { alertId: await idOf('malaga'), rescue });
  await raise('problem-unsafe', 'unsafe', 1);
  await raise('not-back', 'out', 2);
  for (const locker of [3, 4, 5]) await raise('door-jammed', `malaga/${locker}`, locker);
  const page = async (offset: number) =>
    (await scene.admin.call(calls.alerts, { stationId: 'malaga', offset, limit: 3 })).alerts.map(({ kind }) => kind);
  expect(await page(0)).toEqual(['not-back', 'problem-unsafe', 'door-jammed']);
  expect(await page(3)).toEqual(['door-jammed', 'door-jammed', 'not-back']);
});
