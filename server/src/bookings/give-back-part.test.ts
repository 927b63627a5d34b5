import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRentalScene, type RentalScene } from '../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
afterAll(() => scene.close());

async function paidBooking() {
  const beach = await scene.station();
  const anna = await scene.customer();
  const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
  await scene.pay(url);
  await scene.jobs.drain();
  return { anna, id: (await anna.newest()).id };
}

const ask = (browser: Awaited<ReturnType<RentalScene['customer']>>['browser'], id: string, amountInCents: number) =>
  browser.post(`/api/admin/bookings/${id}/refund`, { amountInCents, reason: 'The vest was wet' });

test('an admin gives back in parts what was paid, and not a cent more', async () => {
  const { anna, id } = await paidBooking();
  const admin = await scene.newAdmin();
  const answer = await admin.browser.call(calls.refundBooking, {
    bookingId: id,
    amountInCents: 500,
    reason: 'The vest was wet',
  });
  expect(answer).toMatchObject({ amountInCents: 2000, refundedInCents: 500 });
  expect((await ask(admin.browser, id, 700)).status).toBe(200);
  const refused = await ask(admin.browser, id, 801);
  expect([refused.status, refused.headers.get('x-refusal')]).toEqual([400, 'refund-too-large']);
  await scene.jobs.drain();
  expect(await scene.refundsOf(id)).toMatchObject([
    { purpose: 'goodwill', state: 'succeeded', amountInCents: 500 },
    { purpose: 'goodwill', state: 'succeeded', amountInCents: 700 },
  ]);
  expect(await anna.read(id)).toMatchObject({ status: 'complete', refundedInCents: 1200 });
  const recorded = await scene.db.query.selectFrom('audit').select('data').where('target', '=', id).execute();
  expect(recorded.map(({ data }) => data)).toMatchObject([{ amountInCents: 500 }, { amountInCents: 700 }]);
});

test('two at once never give back more than was paid', async () => {
  const { id } = await paidBooking();
  const admin = await scene.newAdmin();
  const answers = await Promise.all([ask(admin.browser, id, 1500), ask(admin.browser, id, 1500)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a cancellation after it promises no more than is left', async () => {
  const { anna, id: bookingId } = await paidBooking();
  expect((await ask((await scene.newAdmin()).browser, bookingId, 1500)).status).toBe(200);
  const told = { refundInCents: 500, paidInCents: 2000 };
  expect(await anna.browser.call(calls.cancelBooking, { bookingId, preview: true })).toMatchObject(told);
  expect(await anna.browser.call(calls.cancelBooking, { bookingId })).toMatchObject(told);
  expect((await anna.read(bookingId)).refundedInCents).toBe(2000);
});

test('is for admins', async () => {
  const { anna, id } = await paidBooking();
  expect((await ask(anna.browser, id, 100)).status).toBe(403);
  expect((await ask((await scene.newAdmin()).browser, 'nothing-like-that', 100)).status).toBe(404);
});
