import { calls } from '@laine/contract/calls.ts';
import { SOON } from '@laine/contract/testing/soon.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';
import { listBoards } from '../problems/rented-boards.ts';
import { insertQuestion } from '../returns/return-question-store.ts';

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

/** Paid, with its stored sessions. */
async function rent(customer: Customer, slot: Parameters<Customer['checkout']>[0], count = 1) {
  const { url } = await customer.checkout(slot, { count });
  await scene.pay(url);
  const { id } = await customer.newest();
  await vi.waitFor(async () => expect(await customer.read(id)).toMatchObject({ status: 'complete' }), SOON);
  return { id, sessions: await scene.sessionsOf(id) };
}

const collect = (id: string) =>
  scene.db.query
    .updateTable('sessions')
    .set({ status: 'started', firstOpenAt: scene.clock.now() })
    .where('id', '=', id)
    .execute();

test('the code that is needed next comes first, and a board that only staff look for comes last', async () => {
  const [beach, other] = [await scene.station(), await scene.station()];
  const anna = await scene.customer();
  const asked = await rent(anna, beach.slot('10:00', '11:00'));
  const next = await rent(anna, beach.slot('12:00', '13:00'));
  const out = await rent(anna, other.slot('14:00', '15:00'));
  const [sessionId = ''] = asked.sessions.map(({ id }) => id);
  await collect(sessionId);
  expect((await coming(anna)).map(({ id }) => id)).toEqual([asked.id, next.id, out.id]);

  const assertedAt = scene.clock.now();
  const question = { sessionId, lockerNumber: 1, why: 'tag-unseen', toldBy: 'station', assertedAt } as const;
  await scene.db.transaction((tx) => insertQuestion(tx, question, assertedAt));
  const found = await coming(anna);
  expect(found.map(({ id }) => id)).toEqual([next.id, out.id, asked.id]);
  expect(found.map(({ isInQuestion }) => isInQuestion)).toEqual([false, false, true]);

  for (const { id } of out.sessions) await collect(id);
  expect((await coming(anna)).map(({ id }) => id)).toEqual([out.id, next.id, asked.id]);
});

test('boards stand in the order of their tickets, also when they have moved', async () => {
  const beach = await scene.station({ lockers: 3 });
  const anna = await scene.customer();
  const { id: bookingId } = await rent(anna, beach.slot('12:00', '13:00'), 2);
  const { sessions } = await anna.read(bookingId);
  const told = sessions.map(({ id }) => id);
  await scene.db.query
    .updateTable('sessions')
    .set({ lockerNumber: 3 })
    .where('id', '=', told[0] ?? '')
    .execute();
  const listed = async () => (await coming(anna)).flatMap((booking) => booking.sessions.map(({ id }) => id));
  expect((await anna.read(bookingId)).sessions.map(({ id }) => id)).toEqual(told);
  expect(await listed()).toEqual(told);
  expect((await listBoards(scene.db.query, bookingId)).map(({ sessionId }) => sessionId)).toEqual(told);
});
