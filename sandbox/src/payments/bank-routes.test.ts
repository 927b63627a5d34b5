import { expect, test } from 'vitest';
import { sandboxCalls } from '../sandbox-calls.ts';
import { openPaymentScene, type PaymentScene } from '../testing/open-payment-scene.ts';
import { paymentCalls } from './payment-calls.ts';

/** 35.00 €, paid on the page. */
async function openPaid(card?: string) {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout();
  await shop.pay(id, { card });
  return { ...shop, payment_intent: await shop.paymentOf(id) };
}

const eventTypes = async ({ stripe }: Pick<PaymentScene, 'stripe'>, type: string) =>
  (await stripe.events.list({ type, limit: 100 })).data.map((event) => event.type).toReversed();

const movementsOf = async ({ stripe }: Pick<PaymentScene, 'stripe'>) =>
  (await stripe.balanceTransactions.list({ limit: 100 })).data
    .toReversed()
    .map(({ type, amount, fee, net }) => [type, amount, fee, net]);

test('a disputed charge is withdrawn with a fee and cannot be refunded', async () => {
  const shop = await openPaid();
  const { world, stripe, payment_intent } = shop;
  const opened = await world.post(`/api/payments/${payment_intent}/dispute`, { reason: 'product_not_received' });
  const dispute = paymentCalls.dispute.answer.parse(await opened.json());
  expect(dispute).toMatchObject({
    status: 'needs_response',
    amountInCents: 3500,
    reason: 'product_not_received',
    paymentIntent: payment_intent,
  });
  expect(await stripe.disputes.retrieve(dispute.id)).toMatchObject({ amount: 3500, is_charge_refundable: false });
  expect(await movementsOf(shop)).toEqual([
    ['charge', 3500, 78, 3422],
    ['adjustment', -3500, 2000, -5500],
  ]);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_disputed' });
  const again = await world.post(`/api/payments/${payment_intent}/dispute`, {});
  expect(again.status).toBe(409);
  expect(await eventTypes(shop, 'charge.dispute.*')).toEqual([
    'charge.dispute.created',
    'charge.dispute.funds_withdrawn',
  ]);
});

test.each([
  ['won', ['charge.dispute.closed', 'charge.dispute.funds_reinstated'], 0],
  ['lost', ['charge.dispute.closed'], -3500],
] as const)('the bank decides: %s', async (outcome, events, left) => {
  const shop = await openPaid();
  const { world, stripe, payment_intent } = shop;
  const { id } = await world.call(sandboxCalls.dispute, { paymentIntentId: payment_intent });
  await world.call(sandboxCalls.decideDispute, { paymentIntentId: payment_intent, outcome });
  expect((await stripe.disputes.retrieve(id)).status).toBe(outcome);
  expect((await eventTypes(shop, 'charge.dispute.*')).slice(2)).toEqual(events);
  const { data } = await stripe.balanceTransactions.list({ source: id });
  expect(data.reduce((sum, { amount }) => sum + amount, 0)).toBe(left);
  const refund = await stripe.refunds.create({ payment_intent, amount: 100 }).catch((error: unknown) => error);
  expect(refund).toMatchObject(outcome === 'won' ? { amount: 100 } : { code: 'charge_disputed' });
});

test('a refund of one card is on its way for a while', async () => {
  const { world, stripe, payment_intent } = await openPaid('4000000000007726');
  const { id, status } = await stripe.refunds.create({ payment_intent, amount: 1000 });
  expect(status).toBe('pending');
  world.clock.advance({ minutes: 2 });
  expect((await stripe.refunds.retrieve(id)).status).toBe('succeeded');
  expect(await eventTypes({ stripe }, 'refund.*')).toEqual(['refund.created', 'refund.updated']);
});

test('a refund of another comes back, and can be tried again', async () => {
  const shop = await openPaid('4000000000005126');
  const { world, stripe, payment_intent } = shop;
  const { id, status } = await stripe.refunds.create({ payment_intent, amount: 1000 });
  expect(status).toBe('succeeded');
  world.clock.advance({ minutes: 2 });
  expect(await stripe.refunds.retrieve(id)).toMatchObject({
    status: 'failed',
    failure_reason: 'expired_or_canceled_card',
  });
  expect((await movementsOf(shop)).slice(1)).toEqual([
    ['refund', -1000, 0, -1000],
    ['refund_failure', 1000, 0, 1000],
  ]);
  const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ amount_refunded: 0, refunded: false });
  expect((await eventTypes(shop, 'refund.*')).at(-1)).toBe('refund.failed');
});

test.each([
  ['4000000341000018', 'insufficient_funds'],
  ['4000000341000026', 'expired_card'],
  ['4000000341000034', 'lost_card'],
])('card %s pays on the page and is declined later: %s', async (card, decline_code) => {
  const { stripe, customer } = await openPaid(card);
  const { data } = await stripe.customers.listPaymentMethods(customer.id);
  const later = { amount: 1500, currency: 'eur', confirm: true, off_session: true, customer: customer.id } as const;
  await expect(stripe.paymentIntents.create({ ...later, payment_method: data[0]?.id ?? '' })).rejects.toMatchObject({
    type: 'StripeCardError',
    decline_code,
  });
});

test('a warning of fraud and a refund in the dashboard come without our doing', async () => {
  const { world, stripe, payment_intent } = await openPaid();
  const { id } = await world.call(sandboxCalls.warnOfFraud, { paymentIntentId: payment_intent });
  expect(await stripe.radar.earlyFraudWarnings.retrieve(id)).toMatchObject({ actionable: true, payment_intent });
  await world.post(`/api/payments/${payment_intent}/refund`, { amountInCents: 500 });
  const { data } = await stripe.refunds.list({ payment_intent });
  expect(data).toMatchObject([{ amount: 500, metadata: {}, status: 'succeeded' }]);
  const tooMuch = await world.post(`/api/payments/${payment_intent}/refund`, { amountInCents: 3001 });
  expect([tooMuch.status, await tooMuch.text()]).toEqual([409, expect.stringContaining('greater than unrefunded')]);
});

test.each([
  ['error', 500, 'StripeAPIError'],
  ['rate-limit', 429, 'StripeRateLimitError'],
  ['conflict', 409, 'StripeAPIError'],
] as const)('the API can fail: %s', async (api, statusCode, type) => {
  const { world, stripe, payment_intent } = await openPaid();
  expect(await world.call(sandboxCalls.setPaymentFaults, { api })).toEqual({ api, webhooks: 'deliver' });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ statusCode, type });
  await world.call(sandboxCalls.setPaymentFaults, { api: 'ok' });
  expect((await stripe.refunds.list({ payment_intent })).data).toEqual([]);
});

test('an answer that never comes says nothing about what was done', async () => {
  const { world, stripe, payment_intent } = await openPaid();
  await world.call(sandboxCalls.setPaymentFaults, { api: 'timeout' });
  await expect(stripe.refunds.create({ payment_intent }, { timeout: 300 })).rejects.toMatchObject({
    type: 'StripeConnectionError',
  });
  await world.call(sandboxCalls.setPaymentFaults, { api: 'ok' });
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test('money is never held back', async () => {
  const { stripe, openCheckout } = await openPaymentScene();
  const capture_method = 'manual' as const;
  const refused = { statusCode: 400, message: expect.stringContaining('does not hold money back') };
  await expect(stripe.paymentIntents.create({ amount: 100, currency: 'eur', capture_method })).rejects.toMatchObject(
    refused,
  );
  await expect(openCheckout({ payment_intent_data: { capture_method } })).rejects.toMatchObject(refused);
});

test('which saved cards may be shown again is kept and can be asked for', async () => {
  const { stripe, customer } = await openPaid();
  const list = async (allow_redisplay?: 'always' | 'limited') =>
    (await stripe.customers.listPaymentMethods(customer.id, allow_redisplay ? { allow_redisplay } : {})).data;
  const [saved] = await list();
  expect(saved?.allow_redisplay).toBe('limited');
  expect(await list('always')).toEqual([]);
  await stripe.paymentMethods.update(saved?.id ?? '', { allow_redisplay: 'always' });
  expect(await list('always')).toMatchObject([{ id: saved?.id, allow_redisplay: 'always' }]);
});

test('movements are found by time, kind and source', async () => {
  const { world, stripe, payment_intent } = await openPaid();
  const from = Math.floor(world.clock.now().epochMilliseconds / 1000) + 60;
  world.clock.advance({ minutes: 2 });
  const refund = await stripe.refunds.create({ payment_intent, amount: 700 });
  const { data } = await stripe.balanceTransactions.list({ created: { gte: from }, expand: ['data.source'] });
  expect(data).toMatchObject([{ type: 'refund', source: { id: refund.id, payment_intent } }]);
  expect((await stripe.balanceTransactions.list({ type: 'charge' })).data).toHaveLength(1);
  expect((await stripe.balanceTransactions.list({ source: refund.id })).data).toHaveLength(1);
});
