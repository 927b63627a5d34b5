import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

type Customer = Awaited<ReturnType<RentalScene['customer']>>;
const coming = async ({ browser }: Customer) => (await browser.call(calls.comingBookings)).bookings;

test('a paid booking is at hand with its codes until it is over, and for nobody else', async () => {
  const beach = await scene.station({ lockers: 3 });
  const [anna, boris] = [await scene.customer(), await scene.customer()];
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'), { count: 2 });
  expect(await coming(anna)).toEqual([]);

  await scene.pay(url);
  const { id } = await anna.newest();
  const { sessions } = await anna.read(id);
  const [found] = await coming(anna);
  expect(found).toMatchObject({ id, stationId: beach.id, phone: '+372 5555 0101', isInQuestion: false });
  expect(found?.sessions.map(({ code }) => code)).toEqual(sessions.map(({ code }) => code));
  expect(await coming(boris)).toEqual([]);
  expect((await scene.browser().fetch('/api/bookings/coming')).status).toBe(401);

  await anna.browser.call(calls.cancelBooking, { bookingId: id });
  expect(await coming(anna)).toEqual([]);
});
