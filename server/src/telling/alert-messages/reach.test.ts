import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchReach } from '../../site/stations/facts/watch-reach.ts';
import { type AdminScene, openAdminScene } from '../../testing/open-admin-scene.ts';

let scene: AdminScene;
beforeAll(async () => {
  scene = await openAdminScene();
});
afterAll(() => scene.close());

const stationId = 'pirita';
const loseEverybody = () => scene.db.query.updateTable('alertSettings').set({ smsReachedAt: null }).execute();
const openStation = (status: 'active' | 'disabled') => scene.admin.call(calls.editStation, { stationId, status });
const reachable = async () =>
  (await scene.admin.call(calls.stationUsers, { stationId })).reach.map(({ isReachable }) => isReachable);

async function askForBoard() {
  const start = scene.clock.now().add({ hours: 2 });
  const wish = { stationId, start: start.toString(), end: start.add({ hours: 1 }).toString(), count: 1 };
  const customer = await scene.as('mari@example.com');
  const answer = await customer.post('/api/bookings/checkout', {
    ...wish,
    acceptedTermsAndConditions: true,
    phone: '+372 5555 0199',
  });
  return answer.headers.get('x-refusal');
}

async function confirmByPhone() {
  scene.clock.advance({ minutes: 1 });
  await scene.owner.call(calls.testAlertMessages);
  const code = /\b\d{6}\b/.exec(scene.messages.list({ to: '+37255550121' })[0]?.text ?? '')?.[0] ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  await expect(scene.owner.call(calls.confirmAlertTest, { code: wrong })).rejects.toMatchObject({
    code: 'wrong-test-code',
  });
  expect(await scene.owner.call(calls.confirmAlertTest, { code })).toEqual({ channel: 'sms' });
}

test('a station opens only where somebody has tried out that they can be called', async () => {
  expect(await reachable()).toEqual([true, true]);
  await openStation('disabled');
  await loseEverybody();
  await expect(openStation('active')).rejects.toMatchObject({ code: 'nobody-reachable', status: 409 });
  await confirmByPhone();
  expect(await reachable()).toEqual([true, false]);
  await openStation('active');
});

test('another number has not been tried out', async () => {
  const setPhone = (phone: string) =>
    scene.db.query.updateTable('accounts').set({ phone }).where('email', '=', 'owner@laine.test').execute();
  await setPhone('+37255550130');
  expect((await reachable())[0]).toBe(false);
  await setPhone('+37255550121');
  expect((await reachable())[0]).toBe(false);
  await confirmByPhone();
  expect((await reachable())[0]).toBe(true);
});

test('the last one lost is an alert at once, a day later nothing new is sold, and one who is reached mends both', async () => {
  const alerts = async () =>
    (await scene.admin.call(calls.alerts, { stationId, state: 'open' })).alerts.map(({ kind }) => kind);
  const attended = async () =>
    (await scene.owner.call(calls.dashboard, {})).stations.find((station) => station.stationId === stationId)
      ?.isAttended;
  await watchReach(scene.deps);
  expect(await attended()).toBe(true);
  await loseEverybody();
  await watchReach(scene.deps);
  expect(await alerts()).toContain('nobody-to-call');
  expect(await attended()).toBe(false);
  const open = (await scene.admin.call(calls.alerts, { stationId, state: 'open' })).alerts;
  const alert = open.find(({ kind }) => kind === 'nobody-to-call');
  await expect(scene.admin.call(calls.closeAlert, { alertId: alert?.id ?? '' })).rejects.toMatchObject({
    code: 'nobody-reachable',
  });
  scene.clock.advance({ hours: 23 });
  expect(await askForBoard()).not.toBe('station-unattended');
  scene.clock.advance({ hours: 2 });
  await watchReach(scene.deps);
  expect(await askForBoard()).toBe('station-unattended');
  const shown = async () => (await scene.visitor.call(calls.station, { stationId })).station.status;
  expect(await shown()).toBe('disabled');
  const today = (await (await scene.as('owner@laine.test')).call(calls.dashboard, {})).stations;
  const stopped = today.find((station) => station.stationId === stationId)?.salesStoppedAt;
  expect(
    Temporal.Instant.from(alert?.createdAt ?? '')
      .until(stopped ?? '')
      .total('hours'),
  ).toBe(24);
  const owner = await scene.as('owner@laine.test');
  await owner.call(calls.testAlertMessages);
  const code = /\b\d{6}\b/.exec(scene.messages.list({ to: '+37255550121' })[0]?.text ?? '')?.[0] ?? '';
  await owner.call(calls.confirmAlertTest, { code });
  await watchReach(scene.deps);
  expect(await askForBoard()).not.toBe('station-unattended');
  expect(await shown()).toBe('active');
  const { alerts: closed } = await owner.call(calls.alerts, { stationId, state: 'closed' });
  expect(closed.map(({ id }) => id)).toContain(alert?.id);
});

test('without SMS somebody counts whose mail was tested and accepted in writing by an admin, and not an owner', async () => {
  const { sms } = scene.deps;
  scene.deps.sms = { ...sms, isSet: false };
  try {
    await scene.signInAgain();
    const [first] = (await scene.admin.call(calls.stationUsers, { stationId })).reach;
    const userId = first?.id ?? '';
    const accept = { userId, because: 'Sits at the desk all day' };
    const byOwner = await scene.owner.ask('POST', `/api/admin/people/${userId}/accept-mail`, accept);
    expect(byOwner.status).toBe(403);
    expect((await reachable())[0]).toBe(false);
    await scene.admin.call(calls.acceptMail, accept);
    expect((await reachable())[0]).toBe(false);
    scene.clock.advance({ minutes: 2 });
    await scene.owner.call(calls.testAlertMessages);
    const code = /\b\d{6}\b/.exec(scene.messages.list({ to: 'owner@laine.test' })[0]?.text ?? '')?.[0] ?? '';
    expect(await scene.owner.call(calls.confirmAlertTest, { code })).toEqual({ channel: 'email' });
    expect((await reachable())[0]).toBe(true);
    expect(await scene.auditOf(userId)).toContainEqual(
      expect.objectContaining({ action: 'mail-accepted', data: { because: accept.because } }),
    );
  } finally {
    scene.deps.sms = sms;
  }
});
