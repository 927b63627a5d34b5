import { expect, test } from 'vitest';
import { sandboxCalls } from '../sandbox-calls.ts';
import { checkoutParams, openPaymentScene } from '../testing/open-payment-scene.ts';

test('a checkout is opened, paid and tells everything a product asks', async () => {
  const { world, stripe, customer, openCheckout, pay } = await openPaymentScene();
  const opened = await openCheckout({ client_reference_id: 'b1' });
  expect(opened).toMatchObject({
    object: 'checkout.session',
    amount_total: 3500,
    currency: 'eur',
    customer: customer.id,
    livemode: false,
    payment_intent: null,
    payment_method_types: ['card', 'paypal'],
    payment_status: 'unpaid',
    status: 'open',
    url: `${world.url}/sandbox/pay/${opened.id}`,
    metadata: { bookingId: 'b1' },
  });
  expect(opened.id).toMatch(/^cs_test_\w{58}$/);

  expect(await pay(opened.id)).toEqual({
    status: 'succeeded',
    returnUrl: `http://localhost:3000/bookings/b1?checkout=${opened.id}`,
  });

  const paid = await stripe.checkout.sessions.retrieve(opened.id, {
    expand: ['payment_intent.latest_charge', 'payment_intent.payment_method', 'line_items'],
  });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'mari@example.com' },
    payment_intent: {
      object: 'payment_intent',
      amount: 3500,
      amount_received: 3500,
      customer: customer.id,
      metadata: { bookingId: 'b1' },
      setup_future_usage: 'off_session',
      status: 'succeeded',
      latest_charge: { object: 'charge', paid: true, status: 'succeeded', amount: 3500 },
      payment_method: { object: 'payment_method', customer: customer.id, card: { last4: '4242', brand: 'visa' } },
    },
    line_items: {
      data: [
        { description: 'Starting fee', amount_total: 500 },
        { quantity: 2, amount_total: 3000 },
      ],
    },
  });
  const { data: methods } = await stripe.customers.listPaymentMethods(customer.id);
  expect(methods).toHaveLength(1);
});

test('line items, and sessions by payment, can be listed', async () => {
  const { stripe, openCheckout, pay, paymentOf } = await openPaymentScene();
  const { id } = await openCheckout();
  await openCheckout();
  await pay(id);
  const items = await stripe.checkout.sessions.listLineItems(id, { limit: 1 });
  expect(items).toMatchObject({ has_more: true, data: [{ description: 'Starting fee' }] });
  const { data } = await stripe.checkout.sessions.list({ payment_intent: await paymentOf(id) });
  expect(data.map((session) => session.id)).toEqual([id]);
  expect((await stripe.checkout.sessions.list({ limit: 1 })).has_more).toBe(true);
});

test('paying twice is paying once', async () => {
  const { world, openCheckout, pay } = await openPaymentScene();
  const { id } = await openCheckout();
  const [first, second] = await Promise.all([pay(id), pay(id)]);
  expect(first).toEqual(second);
  expect((await world.call(sandboxCalls.payments)).charges).toHaveLength(1);
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline'],
  ['4000000000009995', 'card_declined', 'insufficient_funds'],
  ['4000000000000069', 'expired_card', 'expired_card'],
  ['4000000000000127', 'incorrect_cvc', 'incorrect_cvc'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card'],
])('card %s is declined with %s %s, and another one can be tried', async (card, code, declineCode) => {
  const { stripe, openCheckout, pay } = await openPaymentScene();
  const { id, url } = await openCheckout();
  expect(await pay(id, { card })).toMatchObject({ status: 'declined', code, declineCode, returnUrl: url });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  expect(await pay(id)).toMatchObject({ status: 'succeeded' });
});

test('authentication completes or fails', async () => {
  const { stripe, openCheckout, pay, authenticate } = await openPaymentScene();
  const { id } = await openCheckout();
  expect(await pay(id, { card: '4000 0025 0000 3155' })).toMatchObject({ status: 'requires_action' });
  const waiting = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(waiting.payment_intent).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { url: `${waiting.url}/authenticate` } },
  });

  expect(await authenticate(id, 'fail')).toMatchObject({
    status: 'declined',
    code: 'payment_intent_authentication_failure',
  });
  await pay(id, { card: '4000000000003220' });
  expect(await authenticate(id, 'complete')).toMatchObject({ status: 'succeeded' });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ payment_status: 'paid' });
});

test('wallets and PayPal pay, too', async () => {
  const { world, stripe, openCheckout, pay } = await openPaymentScene();
  for (const method of ['apple_pay', 'google_pay', 'paypal']) await pay((await openCheckout()).id, { method });
  const { payments } = await world.call(sandboxCalls.payments);
  expect(payments.map(({ method }) => method)).toEqual([
    'PayPal',
    'Google Pay · Visa •••• 4242',
    'Apple Pay · Visa •••• 4242',
  ]);
  const charge = await stripe.charges.retrieve((await world.call(sandboxCalls.payments)).charges[2]?.id ?? '');
  expect(charge.payment_method_details).toMatchObject({ type: 'card', card: { wallet: { type: 'apple_pay' } } });

  const { id } = await openCheckout({ allowed_payment_method_types: ['card'] });
  await expect(pay(id, { method: 'paypal' })).rejects.toThrow(/does not offer PayPal/);
});

test('setup mode saves a card and charges nothing', async () => {
  const { stripe, customer, pay } = await openPaymentScene();
  const { mode: _payment, line_items: _items, payment_intent_data: _data, ...rest } = checkoutParams;
  const opened = await stripe.checkout.sessions.create({
    ...rest,
    mode: 'setup',
    customer: customer.id,
    setup_intent_data: { metadata: { bookingId: 'b1' } },
  });
  expect(opened).toMatchObject({ amount_total: null, payment_status: 'no_payment_required' });
  expect(await pay(opened.id, { card: '4000000000000002' })).toMatchObject({ status: 'declined' });
  expect(await pay(opened.id)).toMatchObject({ status: 'succeeded' });

  const done = await stripe.checkout.sessions.retrieve(opened.id, { expand: ['setup_intent.payment_method'] });
  expect(done).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    setup_intent: { status: 'succeeded', metadata: { bookingId: 'b1' }, payment_method: { customer: customer.id } },
  });
});

test('a closed page takes no payment, and one that is paid is not closed', async () => {
  const { stripe, openCheckout, pay } = await openPaymentScene();
  const { id } = await openCheckout();
  await pay(id, { card: '4000002500003155' });
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  expect(await pay(id)).toEqual({ status: 'expired', returnUrl: checkoutParams.cancel_url });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  const { payment_intent } = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(payment_intent).toMatchObject({ status: 'canceled', cancellation_reason: 'expired' });

  const other = await openCheckout();
  await pay(other.id);
  await expect(stripe.checkout.sessions.expire(other.id)).rejects.toThrow(/status of complete/);
});

test('a page closes when the product’s clock passes its end', async () => {
  const { world, stripe, openCheckout, pay } = await openPaymentScene();
  world.clock.advance({ hours: 100 });
  const now = Math.floor(world.clock.now().epochMilliseconds / 1000);
  await expect(openCheckout({ expires_at: now + 60 })).rejects.toThrow(/at least 30 minutes/);
  await expect(openCheckout({ expires_at: now + 90_000 })).rejects.toThrow(/24 hours/);
  const { id } = await openCheckout({ expires_at: now + 1800 });

  world.clock.advance({ minutes: 29 });
  expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open' });
  world.clock.advance({ minutes: 1 });
  expect(await pay(id)).toMatchObject({ status: 'expired' });
  expect((await stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1);
});

test('without a customer one is made only when asked for', async () => {
  const { stripe, pay } = await openPaymentScene();
  const guest = await stripe.checkout.sessions.create(checkoutParams);
  await pay(guest.id);
  expect(await stripe.checkout.sessions.retrieve(guest.id)).toMatchObject({ customer: null });

  const { id } = await stripe.checkout.sessions.create({
    ...checkoutParams,
    customer_creation: 'always',
    customer_email: 'anna@example.com',
  });
  await pay(id);
  const { customer } = await stripe.checkout.sessions.retrieve(id, { expand: ['customer'] });
  expect(customer).toMatchObject({ object: 'customer', email: 'anna@example.com' });
});

test.each([
  [{ mode: 'subscription' }, 'mode'],
  [{ line_items: [] }, 'line_items'],
  [{ success_url: 'nowhere' }, 'success_url'],
  [{ customer: 'cus_none' }, 'customer'],
  [{ suces_url: 'http://localhost/' }, 'suces_url'],
  [{ payment_method_types: ['card'] }, 'payment_method_types'],
  [{ metadata: { ['x'.repeat(41)]: 'long' } }, undefined],
] as const)('a checkout with %j is refused', async (wrong, param) => {
  const { openCheckout } = await openPaymentScene();
  await expect(openCheckout(wrong as object)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    ...(param !== undefined && { param }),
  });
});

test('less than 50 cents is too small', async () => {
  const { openCheckout } = await openPaymentScene();
  const price_data = { currency: 'eur', unit_amount: 49, product_data: { name: 'Rest' } };
  await expect(openCheckout({ line_items: [{ quantity: 1, price_data }] })).rejects.toMatchObject({
    code: 'amount_too_small',
  });
});

test('scripts that make no sense are declined in plain text', async () => {
  const { world, openCheckout } = await openPaymentScene();
  const { id } = await openCheckout();
  expect((await world.post('/api/payments/cs_test_none/pay', {})).status).toBe(404);
  expect((await world.post(`/api/payments/${id}/pay`, { card: 'visa' })).status).toBe(400);
  expect((await world.post(`/api/payments/${id}/pay`, { method: 'cash' })).status).toBe(400);
  expect((await world.post(`/api/payments/${id}/authenticate`, {})).status).toBe(409);
  expect((await world.post('/api/payments/faults', { webhooks: 'eat' })).status).toBe(400);
  expect((await world.fetch(`/api/payments/${id}/pay`, { method: 'POST' })).status).toBe(200);
});
