import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken, newToken } from '../secrets.ts';
import { openRentalScene, type RentalScene } from '../testing/rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

async function paidBooking() {
  const beach = await scene.station({ lockers: 1 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  const { id } = await anna.newest();
  await anna.read(id);
  return { anna, beach, id };
}

async function ownerOf(stationId: string) {
  const owner = await scene.customer();
  const ownership = { stationId, accountId: owner.account.id, createdAt: scene.clock.now() };
  await scene.db.query.insertInto('stationOwners').values(ownership).execute();
  return owner;
}

const messages = (faults: { sms: 'deliver' | 'refuse' }) =>
  scene.browser().post('/sandbox/api/messages/faults', faults);

test('an owner sees which messages of a booking arrived and which did not, at own stations only', async () => {
  await messages({ sms: 'refuse' });
  const { anna, beach, id } = await paidBooking();
  await scene.jobs.drain();
  await messages({ sms: 'deliver' });

  const owner = await ownerOf(beach.id);
  const { notices } = await owner.browser.call(calls.adminBooking, { bookingId: id });
  const confirmations = notices.filter(({ kind }) => kind === 'booking-confirmed');
  expect(confirmations).toMatchObject([
    { channel: 'email', state: 'sent', attempts: 1, sentAt: expect.any(String), lastError: null },
    { channel: 'sms', state: 'failed', attempts: 1, sentAt: null, lastError: expect.any(String) },
  ]);

  const neighbour = await ownerOf((await scene.station()).id);
  const asked = await Promise.all([neighbour, anna].map(({ browser }) => browser.fetch(`/api/admin/bookings/${id}`)));
  expect(asked.map(({ status }) => status)).toEqual([404, 403]);
  expect((await scene.browser().fetch(`/api/admin/bookings/${id}`)).status).toBe(401);
});

test('a program reads a booking with an API key of its station', async () => {
  const { id, beach } = await paidBooking();
  const now = scene.clock.now();
  const key = newToken();
  const times = { createdAt: now, updatedAt: now };
  const row = { id: 'key-1', name: 'report', hash: hashToken(key), stationIds: [beach.id], ...times };
  await scene.db.query.insertInto('apiKeys').values(row).execute();
  const headers = { authorization: `Bearer ${key}` };
  const read = await scene.browser().fetch(`/api/admin/bookings/${id}`, { headers });
  const detail = (await read.json()) as { booking: object; sessions: { code: string }[]; notices: object[] };
  expect(detail.booking).toMatchObject({ id, status: 'complete', amountInCents: 2000, refundedInCents: 0 });
  expect(detail.sessions[0]?.code).toMatch(/^\d{4}$/);
  expect(detail.notices.length).toBeGreaterThan(0);
  const { id: elsewhere } = await paidBooking();
  expect((await scene.browser().fetch(`/api/admin/bookings/${elsewhere}`, { headers })).status).toBe(404);
});

test('an admin cancels in person with everything back, and leaves a trace', async () => {
  const { id } = await paidBooking();
  const admin = await scene.customer();
  await scene.db.query.updateTable('accounts').set({ role: 'admin' }).where('id', '=', admin.account.id).execute();
  const cancelled = await admin.browser.call(calls.adminCancelBooking, { bookingId: id, reason: 'storm' });
  expect(cancelled).toMatchObject({ status: 'expired', refundedInCents: 2000 });
  const audit = await scene.db.query.selectFrom('audit').select('data').where('target', '=', id).execute();
  expect(audit).toEqual([{ data: { reason: 'storm' } }]);
});
