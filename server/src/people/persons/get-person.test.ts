import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
let admin: Awaited<ReturnType<RentalScene['newAdmin']>>;
beforeAll(async () => {
  scene = await openRentalScene();
  admin = await scene.newAdmin();
});
afterAll(() => scene.close());

async function attach(stationId: string) {
  const owner = await scene.customer();
  const createdAt = scene.clock.now();
  await scene.db.query
    .insertInto('stationOwners')
    .values({ stationId, accountId: owner.account.id, createdAt })
    .execute();
  return owner;
}

test('an admin sees what somebody booked and bought, and what was done about them', async () => {
  const beach = await scene.station({ lockers: 2 });
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  await scene.jobs.drain();
  const { id: bookingId } = await anna.newest();
  const personId = anna.account.id;
  await admin.browser.call(calls.issueGiftCard, { amountInCents: 2000, recipientEmail: anna.account.email });
  await admin.browser.call(calls.editPerson, { personId, note: 'Called about the vest' });

  const detail = await admin.browser.call(calls.person, { personId });
  expect(detail.person.note).toBe('Called about the vest');
  expect(detail.giftCards).toMatchObject([{ balanceInCents: 2000, recipientEmail: anna.account.email }]);
  expect(detail.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['booked', 'action']));
  expect(detail.timeline.find(({ kind }) => kind === 'action')).toMatchObject({
    action: 'person-noted',
    by: { kind: 'staff', name: admin.account.email },
  });
  const { bookings, total } = await admin.browser.call(calls.adminBookings, { personId });
  expect([bookings.map(({ id }) => id), total]).toEqual([[bookingId], 1]);
});

test('an owner is not told which bookings are one person’s', async () => {
  const beach = await scene.station({ lockers: 2 });
  const owner = await attach(beach.id);
  const anna = await scene.customer();
  const { status } = await owner.browser.fetch(`/api/admin/bookings?personId=${anna.account.id}`);
  expect(status).toBe(404);
});

test('everybody with power is listed, with what they run', async () => {
  const beach = await scene.station({ lockers: 1 });
  const owner = await attach(beach.id);
  const anna = await scene.customer();
  const { members } = await admin.browser.call(calls.staffMembers);
  expect(members[0]?.role).toBe('admin');
  expect(members.find(({ id }) => id === owner.account.id)).toMatchObject({
    role: 'user',
    stationIds: [beach.id],
    logins: 1,
    status: 'active',
  });
  expect(members.some(({ id }) => id === anna.account.id)).toBe(false);
  expect((await admin.browser.call(calls.person, { personId: owner.account.id })).stationIds).toEqual([beach.id]);
});
