import { expect, test } from 'vitest';
import { sandboxCalls } from '../../sandbox-calls.ts';
import { openOutsideScene } from '../../testing/open-outside-scene.ts';
import { openPaymentScene, stripeOf, type PaymentScene } from '../../testing/open-payment-scene.ts';

/** A customer whose card was saved by paying on the page. */
async function saveCard({ stripe, customer, openCheckout, pay, authenticate }: PaymentScene, card?: string) {
  const { id } = await openCheckout();
  const { status } = await pay(id, { card });
  if (status === 'requires_action') await authenticate(id, 'complete');
  const { data } = await stripe.paymentMethods.list({ customer: customer.id, type: 'card' });
  return { customer: customer.id, payment_method: data[0]?.id ?? '', checkoutId: id };
}

const later = { amount: 1500, currency: 'eur', confirm: true, off_session: true } as const;

async function charge(shop: PaymentScene, card?: string) {
  const { checkoutId: _id, ...saved } = await saveCard(shop, card);
  return shop.stripe.paymentIntents.create({ ...later, ...saved, metadata: { debtId: 'd1' } });
}

test.each([undefined, '4000002500003155'])('a saved card (%s) is charged without its holder', async (card) => {
  const shop = await openPaymentScene();
  const intent = await charge(shop, card);
  expect(intent).toMatchObject({ status: 'succeeded', amount_received: 1500, customer: shop.customer.id });
  const { charges } = await shop.world.call(sandboxCalls.payments);
  expect(charges[0]).toMatchObject({ amountInCents: 1500, offSession: true, status: 'succeeded' });
});

test.each([
  ['4000000000000341', 'card_declined', 'generic_decline'],
  ['4000000000003220', 'authentication_required', 'authentication_required'],
])('card %s cannot be charged later: %s', async (card, code, decline_code) => {
  const shop = await openPaymentScene();
  const error = await charge(shop, card).catch((refusal: unknown) => refusal);
  expect(error).toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    code,
    decline_code,
    payment_intent: { status: 'requires_payment_method', last_payment_error: { code, decline_code } },
  });
  const { data } = await shop.stripe.events.list({ type: 'payment_intent.payment_failed' });
  expect(data[0]?.data.object).toMatchObject({ metadata: { debtId: 'd1' } });
});

test('a payment is found by its metadata', async () => {
  const shop = await openPaymentScene();
  const intent = await charge(shop);
  const search = async (query: string) => (await shop.stripe.paymentIntents.search({ query })).data.map(({ id }) => id);
  expect(await search(`metadata['debtId']:'d1'`)).toEqual([intent.id]);
  expect(await search(`metadata["debtId"]:"d1" AND status:'succeeded'`)).toEqual([intent.id]);
  expect(await search(`metadata['debtId']:'d2'`)).toEqual([]);
  await expect(search('everything')).rejects.toMatchObject({ statusCode: 400 });
});

test('a saved card needs its customer, and one that was not saved is used up', async () => {
  const shop = await openPaymentScene();
  const { payment_method } = await saveCard(shop);
  await expect(shop.stripe.paymentIntents.create({ ...later, payment_method })).rejects.toThrow(
    /belongs to a Customer/,
  );
  await shop.stripe.paymentMethods.detach(payment_method);
  await expect(shop.stripe.paymentIntents.create({ ...later, payment_method })).rejects.toThrow(
    /may not be used again/,
  );
});

test('Stripe’s ready-made cards can be attached and charged', async () => {
  const { stripe, customer } = await openPaymentScene();
  const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  const wish = { ...later, customer: customer.id, payment_method: method.id };
  await expect(stripe.paymentIntents.create(wish)).rejects.toMatchObject({ decline_code: 'generic_decline' });
  const waiting = await stripe.paymentIntents.create({ ...wish, confirm: false, payment_method: 'pm_card_visa' });
  expect(waiting.status).toBe('requires_confirmation');
  expect(await stripe.paymentIntents.cancel(waiting.id)).toMatchObject({ status: 'canceled' });
  await expect(stripe.paymentIntents.cancel(waiting.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

test('a payment is refunded in part, then in full, never more', async () => {
  const { stripe, openCheckout, pay, paymentOf } = await openPaymentScene();
  const { id } = await openCheckout();
  await pay(id);
  const payment_intent = await paymentOf(id);
  await expect(stripe.refunds.create({ payment_intent, amount: 3501 })).rejects.toThrow(/greater than unrefunded/);

  const part = await stripe.refunds.create({ payment_intent, amount: 3150, metadata: { ledgerId: 'l1' } });
  expect(part).toMatchObject({ object: 'refund', status: 'succeeded', amount: 3150, metadata: { ledgerId: 'l1' } });
  await expect(stripe.refunds.create({ payment_intent, amount: 351 })).rejects.toThrow(/€3.50/);
  expect(await stripe.refunds.create({ payment_intent, reason: 'duplicate' })).toMatchObject({ amount: 350 });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({ code: 'charge_already_refunded' });

  expect((await stripe.refunds.list({ payment_intent })).data.map(({ amount }) => amount)).toEqual([350, 3150]);
  const { latest_charge } = await stripe.paymentIntents.retrieve(payment_intent, { expand: ['latest_charge'] });
  expect(latest_charge).toMatchObject({ refunded: true, amount_refunded: 3500 });
});

test('what was not paid cannot be refunded', async () => {
  const { stripe, openCheckout, pay, paymentOf } = await openPaymentScene();
  const { id } = await openCheckout();
  await pay(id, { card: '4000000000000002' });
  const payment_intent = await paymentOf(id);
  await expect(stripe.refunds.create({ payment_intent })).rejects.toThrow(/does not have a successful charge/);
});

test('the same key gives the same answer, other parameters are refused', async () => {
  const { world, stripe, openCheckout, pay, paymentOf } = await openPaymentScene();
  const { id } = await openCheckout();
  await pay(id);
  const payment_intent = await paymentOf(id);
  const key = { idempotencyKey: 'refund:b1:1' };
  const [first, second] = await Promise.all([
    stripe.refunds.create({ payment_intent, amount: 100 }, key),
    stripe.refunds.create({ payment_intent, amount: 100 }, key),
  ]);
  expect(second.id).toBe(first.id);
  await expect(stripe.refunds.create({ payment_intent, amount: 200 }, key)).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
  expect((await world.call(sandboxCalls.payments)).refunds).toHaveLength(1);

  // After a day Stripe has forgotten the key.
  world.clock.advance({ hours: 24 });
  expect((await stripe.refunds.create({ payment_intent, amount: 100 }, key)).id).not.toBe(first.id);
});

test('a decline is given again, wrong parameters free their key', async () => {
  const { stripe, customer } = await openPaymentScene();
  const method = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customer.id });
  const wish = { ...later, customer: customer.id, payment_method: method.id };
  const key = { idempotencyKey: 'overtime:s1:1' };
  await expect(stripe.paymentIntents.create({ ...wish, amount: -5 }, key)).rejects.toMatchObject({ statusCode: 400 });
  const declined = [];
  for (let times = 0; times < 2; times++) {
    declined.push(await stripe.paymentIntents.create(wish, key).catch((error: unknown) => error));
  }
  const [first, again] = declined as { payment_intent: { id: string } }[];
  expect(again).toMatchObject({ type: 'StripeCardError', payment_intent: { id: first?.payment_intent.id } });
  expect((await stripe.paymentIntents.list({ customer: customer.id })).data).toHaveLength(1);
});

test('customers are edited, looked up and deleted', async () => {
  const { stripe, customer, openCheckout } = await openPaymentScene();
  await stripe.customers.update(customer.id, { phone: '+37255550100', metadata: { accountId: 'a1', old: 'x' } });
  expect(await stripe.customers.update(customer.id, { name: '', metadata: { old: '' } })).toMatchObject({
    email: 'mari@example.com',
    name: null,
    phone: '+37255550100',
    metadata: { accountId: 'a1' },
  });
  expect((await stripe.customers.list({ email: 'mari@example.com' })).data).toHaveLength(1);
  expect(await stripe.customers.del(customer.id)).toEqual(expect.objectContaining({ deleted: true }));
  expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true });
  await expect(openCheckout()).rejects.toMatchObject({ code: 'resource_missing', param: 'customer' });
});

test('lists come in pages, newest first', async () => {
  const { stripe } = await openPaymentScene();
  for (const name of ['a', 'b', 'c']) await stripe.customers.create({ name });
  const first = await stripe.customers.list({ limit: 2 });
  expect(first).toMatchObject({ object: 'list', has_more: true, data: [{ name: 'c' }, { name: 'b' }] });
  const next = await stripe.customers.list({ limit: 2, starting_after: first.data[1]?.id ?? '' });
  expect(next).toMatchObject({ has_more: false, data: [{ name: 'a' }, { name: 'Mari Maasikas' }] });
  const all = await stripe.customers.list({ limit: 1 }).autoPagingToArray({ limit: 10 });
  expect(all).toHaveLength(4);
});

test('what is missing or wrong is said as Stripe says it', async () => {
  const { stripe } = await openPaymentScene();
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    message: "No such payment_intent: 'pi_none'",
  });
  await expect(stripe.events.retrieve('evt_none')).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.charges.list({ limit: 1000 })).rejects.toMatchObject({ statusCode: 400, param: 'limit' });
  await expect(stripe.customers.list({ expand: ['data.nothing'] })).rejects.toThrow(/cannot be expanded/);
  await expect(stripe.rawRequest('GET', '/v1/unicorns')).rejects.toThrow(/Unrecognized request URL/);
  await expect(stripe.rawRequest('POST', '/v1/refunds', {})).rejects.toThrow(/should be provided/);
});

test.each(['sk_test_wrong', 'sk_live_wrong'])('without the right key (%s) nothing is answered', async (key) => {
  const { env } = await openOutsideScene();
  const stripe = stripeOf({ env: { ...env, STRIPE_SECRET_KEY: key } });
  await expect(stripe.customers.list()).rejects.toMatchObject({ type: 'StripeAuthenticationError', statusCode: 401 });
});

test.each(['a[b=1', 'a[0][b]=1&a[0]=2', `${'a[x]'.repeat(9)}=1`, '__proto__[x]=1', 'email[]=1', 'metadata=x', '%'])(
  'nonsense (%s) is a 400, never a 500',
  async (body) => {
    const { env } = await openOutsideScene();
    const response = await fetch(`${env['STRIPE_API_URL']}/v1/customers`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${env['STRIPE_SECRET_KEY']}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body,
    });
    expect(response.status).toBe(400);
    expect(response.headers.get('request-id')).toMatch(/^req_/);
    expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
  },
);
