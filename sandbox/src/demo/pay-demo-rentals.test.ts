import { calls } from '@laine/contract/calls.ts';
import { openProductScene, type ProductScene } from '@laine/server/testing/open-product-scene.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemoData } from './load-demo-data.ts';

let laine: ProductScene;
beforeAll(async () => {
  laine = await openProductScene();
  if (!laine.pastPayments) throw new Error('payments are played here');
  await loadDemoData(laine.db, laine.clock.now(), { ...laine.deps, payments: laine.pastPayments });
});
afterAll(() => laine.close());

test('every paid booking has its charge, its receipt in the order of days, and its payment at the provider', async () => {
  const { query } = laine.db;
  const charges = await query
    .selectFrom('ledger')
    .innerJoin('bookings', 'bookings.id', 'ledger.bookingId')
    .innerJoin('receipts', 'receipts.ledgerId', 'ledger.id')
    .select(['ledger.state', 'ledger.providerId', 'ledger.settledAt', 'receipts.number'])
    .select(['bookings.paymentId', 'bookings.paidAt', 'bookings.amountInCents', 'ledger.amountInCents as charged'])
    .orderBy('receipts.number')
    .execute();
  const bookings = await query.selectFrom('bookings').select('id').execute();
  expect(charges).toHaveLength(bookings.length);
  for (const charge of charges) {
    expect(charge).toMatchObject({ state: 'succeeded', providerId: charge.paymentId, charged: charge.amountInCents });
    expect(charge.settledAt).toEqual(charge.paidAt);
  }
  // Each country and year has a series of its own.
  for (const series of Map.groupBy(charges, ({ number }) => number.slice(0, 'EE-R-2026'.length)).values()) {
    const times = series.map(({ paidAt }) => paidAt?.epochMilliseconds ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  }

  const { payments } = (await (await fetch(`${laine.url}/sandbox/api/payments`)).json()) as {
    payments: { paymentIntent: string; amountInCents: number }[];
  };
  expect(new Set(payments.map(({ paymentIntent }) => paymentIntent))).toEqual(
    new Set(charges.map(({ paymentId }) => paymentId)),
  );
});

test('cancelling a coming one gives the money back', async () => {
  const anna = await laine.as('anna@example.com');
  const { bookings } = await anna.call(calls.myBookings);
  const coming = bookings.find(({ metadata }) => Date.parse(metadata.start) > Date.now() + 86_400_000);
  if (!coming) throw new Error('Anna comes the day after tomorrow');
  const { refundInCents, paidInCents } = await anna.call(calls.cancelBooking, { bookingId: coming.id });
  expect(refundInCents).toBe(Math.ceil(paidInCents * 0.9));
  await laine.jobs.drain();

  const { query } = laine.db;
  const refund = await query.selectFrom('ledger').selectAll().where('kind', '=', 'refund').executeTakeFirstOrThrow();
  expect(refund).toMatchObject({ state: 'succeeded', amountInCents: refundInCents, bookingId: coming.id });
  expect(await query.selectFrom('alerts').select('kind').execute()).toEqual([]);
  const { refunds } = (await (await fetch(`${laine.url}/sandbox/api/payments`)).json()) as { refunds: object[] };
  expect(refunds).toMatchObject([{ amountInCents: refundInCents, status: 'succeeded' }]);
});
