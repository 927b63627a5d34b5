import { calls } from '@laine/contract/calls.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkoutIdOf, lost, openRentalScene, type RentalScene } from '../../testing/open-rental-scene.ts';

let scene: RentalScene;
beforeAll(async () => {
  scene = await openRentalScene();
});
beforeEach(() => scene.resetPayments('deliver'));
afterAll(() => scene.close());

describe('one hold per customer', () => {
  test('a double click on Go Pay is one booking and one page', async () => {
    const beach = await scene.station({ lockers: 3 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    const answers = await Promise.all([anna.checkout(noon), anna.checkout(noon), anna.checkout(noon)]);
    expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
    expect(answers[0]?.url).toContain('/');
    expect((await anna.browser.call(calls.myBookings)).total).toBe(1);
    const pages = (await scene.readProviderLedger()).payments.filter(
      ({ id }) => id === checkoutIdOf(answers[0]?.url ?? ''),
    );
    expect(pages).toHaveLength(1);
  });

  test('another wish closes the old page first and gives its boards back', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const first = await anna.checkout(beach.slot('12:00', '13:00'));
    const { id } = await anna.newest();
    const second = await anna.checkout(beach.slot('12:30', '13:30'));
    expect(second.status).toBe(200);
    expect(second.url).not.toBe(first.url);
    expect((await anna.read(id)).status).toBe('expired');
    expect(await scene.pay(first.url)).toMatchObject({ status: 'expired' });
    expect(await scene.isFree(beach.slot('11:00', '12:30'))).toBe(true);
  });

  test('a wish that cannot be met leaves the hold as it is', async () => {
    const beach = await scene.station({ lockers: 2 });
    const [anna, boris] = [await scene.customer(), await scene.customer()];
    await boris.checkout(beach.slot('15:00', '16:00'), { count: 2 });
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
    expect((await anna.checkout(beach.slot('15:30', '16:30'))).status).toBe(409);
    expect(await scene.pay(url)).toMatchObject({ status: 'succeeded' });
    // A customer's own two boards are no obstacle to them.
    const cecilia = await scene.customer();
    expect((await cecilia.checkout(beach.slot('18:00', '19:00'), { count: 2 })).status).toBe(200);
    expect((await cecilia.checkout(beach.slot('18:30', '19:30'), { count: 2 })).status).toBe(200);
  });

  test('a second booking while the first turns out to be paid leaves both', async () => {
    await scene.webhooks('drop');
    const beach = await scene.station({ lockers: 2 });
    const anna = await scene.customer();
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
    const { id } = await anna.newest();
    await scene.pay(url);
    expect((await anna.checkout(beach.slot('14:00', '15:00'))).status).toBe(200);
    expect(await scene.bookingOf(id)).toMatchObject({ status: 'complete' });
  });

  test('the same wish, once paid, leads to the booking', async () => {
    await scene.webhooks('drop');
    const beach = await scene.station({ lockers: 2 });
    const anna = await scene.customer();
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
    const { id } = await anna.newest();
    await scene.pay(url);
    expect((await anna.checkout(beach.slot('12:00', '13:00'))).url).toBe(`${scene.url}/bookings/${id}`);
  });

  test('ten unpaid ones within a day are enough', async () => {
    const beach = await scene.station({ lockers: 2 });
    const anna = await scene.customer();
    const wish = (hour: number) => beach.slot(`${hour}:00`, `${hour + 1}:00`);
    for (let hour = 8; hour < 18; hour += 1) expect((await anna.checkout(wish(hour))).status).toBe(200);
    const response = await anna.ask(wish(18));
    expect([response.status, response.headers.get('x-refusal')]).toEqual([429, 'too-many-holds']);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(80_000);
    // The last one is still held, and can be paid.
    expect((await anna.checkout(wish(17))).status).toBe(200);
  }, 60_000);
});

describe('a hold ends', () => {
  test('after ten minutes, when the page is closed', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    const { url } = await anna.checkout(noon);
    const booking = await anna.newest();
    expect((await anna.read(booking.id)).actions).toMatchObject({ resumePaymentUrl: url, canCancel: true });
    await scene.advance({ minutes: 9 });
    expect(await scene.isFree(noon)).toBe(false);
    await scene.advance({ minutes: 1, seconds: 1 });
    const over = await anna.read(booking.id);
    expect(over).toMatchObject({ status: 'expired', actions: { resumePaymentUrl: null, heldUntil: null } });
    expect(over.sessions.map(({ status }) => status)).toEqual(['cancelled']);
    expect(await scene.pay(url)).toMatchObject({ status: 'expired' });
    expect(await scene.isFree(noon)).toBe(true);
    const charge = await scene.db.query.selectFrom('ledger').selectAll().where('bookingId', '=', booking.id).execute();
    expect(charge).toMatchObject([{ state: 'failed', failureCode: 'hold-ended' }]);
  });

  test('as paid, when the payment was made and nobody told us', async () => {
    await scene.webhooks('drop');
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const { url } = await anna.checkout(beach.slot('12:00', '13:00'));
    const { id } = await anna.newest();
    await scene.pay(url);
    expect((await scene.bookingOf(id)).status).toBe('open');
    await scene.advance({ minutes: 10, seconds: 1 });
    expect(await scene.bookingOf(id)).toMatchObject({ status: 'complete' });
  });

  test('never before the provider has said so', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    const { url } = await anna.checkout(noon);
    const { id } = await anna.newest();
    scene.deps.payments = { ...scene.provider, closeCheckout: lost, findCheckout: lost };
    await scene.advance({ minutes: 11 });
    const ending = scene.db.query.selectFrom('jobs').select('lastError').where('dedupeKey', '=', `hold:${id}`);
    expect(await ending.executeTakeFirst()).toMatchObject({ lastError: expect.stringContaining('PaymentProblem') });
    expect((await anna.read(id)).status).toBe('open');
    expect(await scene.isFree(noon)).toBe(false);
    await scene.advance({ minutes: 6 });
    const alerts = await scene.db.query.selectFrom('alerts').select('kind').where('target', '=', id).execute();
    expect(alerts).toEqual([{ kind: 'hold-stuck' }]);
    // Paid at the last moment, while nobody could ask: the customer gets the board.
    expect(await scene.pay(url)).toMatchObject({ status: 'succeeded' });
    scene.deps.payments = scene.provider;
    await scene.advance({ minutes: 2 });
    expect(await scene.bookingOf(id)).toMatchObject({ status: 'complete' });
  });

  test('at the wish of the customer, and by the provider closing the page itself', async () => {
    const beach = await scene.station({ lockers: 1 });
    const anna = await scene.customer();
    const noon = beach.slot('12:00', '13:00');
    const { url } = await anna.checkout(noon);
    const { id: bookingId } = await anna.newest();
    expect(await anna.browser.call(calls.cancelBooking, { bookingId, preview: true })).toEqual({
      refundInCents: 0,
      parts: [],
      paidInCents: 0,
      passChargeInCents: 0,
      awaitsStation: false,
      cancelled: false,
    });
    expect(await anna.browser.call(calls.cancelBooking, { bookingId })).toMatchObject({ cancelled: true });
    expect(await scene.pay(url)).toMatchObject({ status: 'expired' });

    await anna.checkout(noon);
    const again = await anna.newest();
    await scene.provider.closeCheckout(checkoutIdOf(await scene.pageUrlOf(again.id)));
    expect((await anna.read(again.id)).status).toBe('expired');
    expect(await scene.isFree(noon)).toBe(true);
  });
});
