import { expect, test } from 'vitest';
import { openPaymentScene, type PaymentScene } from '../../testing/open-payment-scene.ts';

const good = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123', name: 'Mari Maasikas' };

const listPage = (shop: PaymentScene, id: string, path = '', form?: Record<string, string>) =>
  shop.world.fetch(`/pay/${id}${path}`, form && { method: 'POST', body: new URLSearchParams(form) });

test('the page says to whom, what for and how much, and what becomes of the card', async () => {
  const shop = await openPaymentScene();
  const { id, url } = await shop.openCheckout();
  const page = await fetch(url ?? '');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  const html = await page.text();
  expect(html).toContain('Pay Laine');
  expect(html).toContain('SUP board rental for 60 minutes');
  expect(html).toContain('€35.00');
  expect(html).toContain('mari@example.com');
  expect(html).toContain('Your card will be saved');
  expect(html).toContain(`/sandbox/pay/${id}/approve/paypal`);
  expect(html).not.toMatch(/<script(?! type="module" src=)|style=/);
});

test('the words the product gives for saving the card stand above the button, its others below', async () => {
  const shop = await openPaymentScene();
  const [submit, after_submit] = [{ message: 'Kaart salvestatakse <ületunni> jaoks' }, { message: 'Hoiame 14:10-ni' }];
  const { id } = await shop.openCheckout({ custom_text: { submit, after_submit } });
  expect(await (await listPage(shop, id)).text()).toMatch(
    /Kaart salvestatakse &#60;ületunni&#62; jaoks[^]*<button[^]*<\/button>[^]*Hoiame 14:10-ni/,
  );
});

test('what is bought is described under its name', async () => {
  const shop = await openPaymentScene();
  const product_data = { name: 'SUP board rental', description: 'Pirita · 20 June · <12:00>' };
  const { id } = await shop.openCheckout({
    line_items: [{ quantity: 1, price_data: { currency: 'eur', unit_amount: 1500, product_data } }],
  });
  expect(await (await listPage(shop, id)).text()).toContain('Pirita · 20 June · &#60;12:00&#62;');
});

test('a card is shown to whoever wished it, and pays without being typed', async () => {
  const shop = await openPaymentScene();
  const again = { saved_payment_method_options: { payment_method_save: 'enabled' } } as const;
  const first = await shop.openCheckout(again);
  await listPage(shop, first.id, '', { ...good, number: '5555 5555 5555 4444', offerAgain: 'on' });
  const unwished = await shop.openCheckout(again);
  await listPage(shop, unwished.id, '', good);

  const { id } = await shop.openCheckout(again);
  const html = await (await listPage(shop, id)).text();
  expect(html).toContain('Mastercard •••• 4444');
  expect(html).not.toContain('Visa •••• 4242');
  const [, saved = ''] = /name="saved" value="(pm_\w+)" checked/.exec(html) ?? [];
  expect((await listPage(shop, id, '', { saved })).status).toBe(303);
  const paid = await shop.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });
  expect(paid).toMatchObject({ status: 'complete', payment_intent: { payment_method: saved } });
  const cards = await shop.stripe.customers.listPaymentMethods(shop.customer.id);
  expect(cards.data).toHaveLength(2);

  // Another customer's, or one that may not be shown, counts as none.
  const last = await shop.openCheckout(again);
  const limited = cards.data.find(({ allow_redisplay }) => allow_redisplay === 'limited');
  expect((await listPage(shop, last.id, '', { saved: limited?.id ?? '' })).status).toBe(402);
});

test('another card than the saved one is kept when something is wrong with it', async () => {
  const shop = await openPaymentScene();
  const first = await shop.openCheckout();
  await listPage(shop, first.id, '', { ...good, offerAgain: 'on' });
  const { id } = await shop.openCheckout();
  const html = await (await listPage(shop, id, '', { ...good, saved: '', cvc: '1' })).text();
  expect(html).toContain('name="saved" value="" checked');
});

test('the form pays and sends the customer back, also when it is sent twice', async () => {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout();
  for (const response of await Promise.all([listPage(shop, id, '', good), listPage(shop, id, '', good)])) {
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`http://localhost:3000/bookings/b1?checkout=${id}`);
  }
  const closed = await listPage(shop, id);
  expect(closed.status).toBe(200);
  expect(await closed.text()).toContain('This is paid');
});

test.each([
  [{ number: '4242' }, 'Your card number is incomplete.'],
  [{ number: '4242424242424241' }, 'Your card number is invalid.'],
  [{ number: '4111111111111111' }, 'non test card'],
  [{ number: '4000000000009995' }, 'Your card has insufficient funds.'],
  [{ expiry: '13 / 40' }, 'Your card’s expiration date is incomplete.'],
  [{ expiry: '01 / 20' }, 'Your card’s expiration date is in the past.'],
  [{ cvc: '12' }, 'Your card’s security code is incomplete.'],
  [{ number: '378282246310005' }, 'Your card’s security code is incomplete.'],
  [{ name: ' ' }, 'Enter the name on the card.'],
])('with %j the page says so beside the field and keeps what was typed', async (wrong, words) => {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout();
  const response = await listPage(shop, id, '', { ...good, ...wrong });
  expect(response.status).toBe(402);
  const html = await response.text();
  expect(html).toContain(words);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).toContain('value="Mari Maasikas"'.replace('Mari Maasikas', 'name' in wrong ? ' ' : 'Mari Maasikas'));
  expect((await shop.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('unpaid');
});

test('an address is asked for when nobody knows it', async () => {
  const shop = await openPaymentScene();
  const { id } = await shop.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'eur',
    success_url: 'http://localhost/done',
    customer_creation: 'always',
  });
  expect(await (await listPage(shop, id)).text()).toContain('Save a card');
  expect(await (await listPage(shop, id, '', good)).text()).toContain('Enter an e-mail address');
  expect((await listPage(shop, id, '', { ...good, email: 'anna@example.com' })).status).toBe(303);
  const { customer_details } = await shop.stripe.checkout.sessions.retrieve(id);
  expect(customer_details).toMatchObject({ email: 'anna@example.com', name: 'Mari Maasikas' });
});

test('the bank asks: failing leads back to the page, completing to the product', async () => {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout();
  expect((await listPage(shop, id, '/authenticate')).headers.get('location')).toBe(`/sandbox/pay/${id}`);
  const secure = { ...good, number: '4000 0025 0000 3155' };
  expect((await listPage(shop, id, '', secure)).headers.get('location')).toBe(`/sandbox/pay/${id}/authenticate`);
  expect(await (await listPage(shop, id, '/authenticate')).text()).toContain('Complete authentication');
  const failed = await listPage(shop, id, '/authenticate', { outcome: 'fail' });
  expect(await failed.text()).toContain('We are unable to authenticate your payment method');
  await listPage(shop, id, '', secure);
  const done = await listPage(shop, id, '/authenticate', { outcome: 'complete' });
  expect(done.headers.get('location')).toContain('/bookings/b1');
});

test('a wallet asks once and pays', async () => {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout({ allowed_payment_method_types: ['card'] });
  expect(await (await listPage(shop, id, '/approve/apple_pay')).text()).toContain('Apple Pay');
  expect((await listPage(shop, id, '/approve/paypal')).headers.get('location')).toBe(`/sandbox/pay/${id}`);
  expect((await listPage(shop, id, '/approve/coins')).status).toBe(400);
  expect((await listPage(shop, id, '/approve/apple_pay', {})).headers.get('location')).toContain('/bookings/b1');
});

test('closed and unknown pages say so', async () => {
  const shop = await openPaymentScene();
  const { id } = await shop.openCheckout();
  await shop.stripe.checkout.sessions.expire(id);
  for (const form of [undefined, good]) {
    const page = await listPage(shop, id, '', form);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('This payment page has expired');
  }
  expect((await listPage(shop, 'cs_test_none')).status).toBe(404);
});
