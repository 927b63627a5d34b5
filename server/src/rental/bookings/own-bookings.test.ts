import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;
type Slot = Parameters<Customer['checkout']>[0];

async function rent(customer: Customer, slot: Slot, count = 1): Promise<string> {
  const { url, text } = await customer.checkout(slot, { count });
  if (!url) throw new Error(text);
  await scene.pay(url);
  const { id } = await customer.newest();
  await customer.read(id);
  return id;
}

test('the list has what is to come by its start, then what is past, and no hold that nobody paid for', async () => {
  const station = await scene.station({ lockers: 3 });
  const customer = await scene.customer();
  const past = await rent(customer, station.slot('12:00', '13:00'));
  const later = await rent(customer, station.slot('12:00', '13:00', 3));
  const sooner = await rent(customer, station.slot('15:00', '16:00', 2));
  const cancelled = await rent(customer, station.slot('18:00', '19:00', 3));
  await customer.browser.call(calls.cancelBooking, { bookingId: cancelled });
  await customer.checkout(station.slot('10:00', '11:00', 4));
  const { id: abandoned } = await customer.newest();
  await scene.advance({ hours: 30 });

  const list = async (order: 'newest' | 'next') => customer.browser.call(calls.myBookings, { order });
  const { bookings, total } = await list('next');
  expect(bookings.map(({ id }) => id)).toEqual([sooner, later, cancelled, past]);
  expect(total).toBe(4);
  expect(bookings.map(({ refundedInCents }) => refundedInCents > 0)).toEqual([false, false, true, false]);
  const everything = await list('newest');
  expect(everything.bookings[0]?.id).toBe(abandoned);
  expect(everything.total).toBe(5);
});

test('a booking whose board is out is not past, however late it is', async () => {
  const station = await scene.station({ lockers: 2 });
  const customer = await scene.customer();
  const late = await rent(customer, station.slot('12:00', '13:00'));
  const missed = await rent(customer, station.slot('12:00', '13:00'));
  const next = await rent(customer, station.slot('12:00', '13:00', 3));
  await scene.db.query
    .updateTable('sessions')
    .set({ status: 'started', firstOpenAt: scene.clock.now() })
    .where('bookingId', '=', late)
    .execute();
  await scene.advance({ hours: 30 });
  for (const [order, ids] of [
    ['next', [late, next, missed]],
    ['newest', [next, missed, late]],
  ] as const) {
    const { bookings } = await customer.browser.call(calls.myBookings, { order });
    expect(bookings.map(({ id }) => id)).toEqual(ids);
    expect(bookings.filter(({ isToCome }) => !isToCome).map(({ id }) => id)).toEqual([missed]);
  }
});

test('an unpaid booking is told apart: its hold ended, or its customer or staff cancelled it', async () => {
  const station = await scene.station();
  const customer = await scene.customer();
  await customer.checkout(station.slot('12:00', '13:00'));
  const { id } = await customer.newest();
  expect((await customer.read(id)).cancelledBy).toBeNull();
  await scene.advance({ minutes: 11 });
  expect(await customer.read(id)).toMatchObject({ status: 'expired', cancelledBy: 'hold-ended' });
});

test('tickets keep their order when a board moves, and say which locker came with the code', async () => {
  const station = await scene.station({ lockers: 3 });
  const customer = await scene.customer();
  const bookingId = await rent(customer, station.slot('12:00', '13:00'), 2);
  const before = (await customer.read(bookingId)).sessions;
  expect(before.map(({ lockerNumber, movedFrom }) => [lockerNumber, movedFrom])).toEqual([
    [1, null],
    [2, null],
  ]);
  await station.disableLocker(1);
  await withLockedStation(scene.deps, station.id, (tx, locked) => reseatSessions(tx, locked, scene.clock.now()));
  const after = (await customer.read(bookingId)).sessions;
  expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(after.map(({ lockerNumber, movedFrom }) => [lockerNumber, movedFrom])).toEqual([
    [3, 1],
    [2, null],
  ]);
});
