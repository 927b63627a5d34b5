import { expect, test } from 'vitest';
import { openOutsideScene, type OutsideScene } from '../testing/open-outside-scene.ts';
import { stripeOf } from '../testing/open-payment-scene.ts';

const YESTERDAY = Temporal.Instant.from('2027-06-14T09:00:00Z');

function payYesterday({ pastPayments }: OutsideScene) {
  if (!pastPayments) throw new Error('payments are played here');
  const mari = { accountId: 'a1', email: 'mari@example.com', name: 'Mari Maasikas' };
  const customerId = pastPayments.addCustomer(mari, YESTERDAY);
  const lines = [{ name: 'SUP board rental for 60 minutes', unitInCents: 1500, quantity: 2 }];
  return pastPayments.addPayment({ customerId, bookingId: 'b1', lines, locale: 'et', at: YESTERDAY });
}

test('a payment of the past is like any other, only that nobody is told of it now', async () => {
  const world = await openOutsideScene();
  const { checkoutId } = payYesterday(world);
  const ledger = (await (await world.fetch('/api/payments')).json()) as Record<string, unknown[]>;
  expect(ledger).toMatchObject({
    payments: [
      {
        id: checkoutId,
        status: 'complete',
        amountInCents: 3000,
        email: 'mari@example.com',
        savesCard: true,
        createdAt: '2027-06-14T09:00:00.000Z',
      },
    ],
    charges: [{ amountInCents: 3000, offSession: false, metadata: { bookingId: 'b1' } }],
    webhooks: [],
  });
});

test('it can be refunded, also after a restart on the same folder', async () => {
  const first = await openOutsideScene();
  const { paymentId } = payYesterday(first);
  await first.close();
  const stripe = stripeOf(await openOutsideScene({ dataDir: first.dataDir }));
  const refund = await stripe.refunds.create({ payment_intent: paymentId, amount: 2700 });
  expect(refund).toMatchObject({ status: 'succeeded', amount: 2700 });
});
