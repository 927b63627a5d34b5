import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripePayments } from '@laine/server/outside/stripe-payments.ts';
import { expect, test } from 'vitest';
import { openPaymentScene, type PaymentScene } from '../testing/open-payment-scene.ts';

const MASTERCARD = '5555555555554444';

/** The product's own client of the provider, connected to the stand-in. */
async function openCardScene() {
  const shop = await openPaymentScene();
  const { env } = shop.world;
  const payments = stripePayments({
    secretKey: env['STRIPE_SECRET_KEY'],
    webhookSecret: env['STRIPE_WEBHOOK_SECRET'],
    apiUrl: new URL(env['STRIPE_API_URL'] ?? ''),
    paypal: true,
  });
  return { ...shop, payments, customerId: shop.customer.id };
}

async function payWith({ openCheckout, pay, world }: PaymentScene, means: object = {}) {
  const { id } = await openCheckout();
  await pay(id, means);
  world.clock.advance({ minutes: 5 });
  return id;
}

const cardPage = (customerId: string, now: Temporal.Instant) => ({
  metadata: { accountId: 'a1' },
  customerId,
  locale: 'et' as const,
  successUrl: new URL('http://localhost:3000/settings?card=replaced'),
  cancelUrl: new URL('http://localhost:3000/settings'),
  expiresAt: now.add({ minutes: 45 }),
  lines: [],
  totalInCents: 0,
  cardAgreement: 'Kaart jääb meelde.',
  idempotencyKey: 'card:1',
});

test('saved cards are listed newest first, with what tells two copies of one card apart from two cards', async () => {
  const shop = await openCardScene();
  const { payments, customerId } = shop;
  expect(await payments.listCards(customerId)).toEqual([]);
  await payWith(shop);
  await payWith(shop, { card: MASTERCARD });
  await payWith(shop);
  await payWith(shop, { method: 'paypal' });
  const cards = await payments.listCards(customerId);
  expect(cards.map(({ brand, lastDigits }) => [brand, lastDigits])).toEqual([
    ['paypal', ''],
    ['visa', '4242'],
    ['mastercard', '4444'],
    ['visa', '4242'],
  ]);
  expect(cards[0]).toMatchObject({ expiresOn: null, fingerprint: null });
  expect(cards[1]).toMatchObject({ expiresOn: { month: 12, year: expect.any(Number) } });
  expect(cards[1]?.fingerprint).toBe(cards[3]?.fingerprint);
  expect(cards[1]?.fingerprint).not.toBe(cards[2]?.fingerprint);
});

test('a card that is removed is not listed any more, however often it is removed', async () => {
  const shop = await openCardScene();
  const { payments, customerId } = shop;
  await payWith(shop);
  const [card] = await payments.listCards(customerId);
  for (let times = 0; times < 2; times++) await payments.removeCard(card?.id ?? '');
  await payments.removeCard('pm_never_heard_of');
  expect(await payments.listCards(customerId)).toEqual([]);
});

test('a card page charges nothing and tells which card it saved', async () => {
  const { payments, customerId, pay, stripe, world } = await openCardScene();
  const wish = cardPage(customerId, world.clock.now());
  const page = await payments.openCheckout(wish);
  expect(page).toMatchObject({ state: 'open', amountInCents: 0, cardId: null, metadata: { accountId: 'a1' } });
  expect(await payments.openCheckout(wish)).toMatchObject({ id: page.id });
  expect(await payments.findCheckout(page.id)).toMatchObject({ state: 'open', cardId: null });

  await pay(page.id, { card: MASTERCARD });
  const saved = await payments.findCheckout(page.id);
  expect(saved).toMatchObject({ state: 'paid', paymentId: null, amountInCents: 0 });
  expect(await payments.listCards(customerId)).toMatchObject([{ id: saved.cardId, lastDigits: '4444' }]);

  await payments.preferCard(customerId, saved.cardId ?? '');
  const customer = await stripe.customers.retrieve(customerId);
  expect(customer).toMatchObject({ invoice_settings: { default_payment_method: saved.cardId } });
});

test.each([
  [{}, false],
  [{ offersCardAgain: false }, false],
  [{ offersCardAgain: true }, true],
])('a card page with %j leaves a card that is offered again: %s', async (wish, isOffered) => {
  const { payments, customerId, pay, world } = await openCardScene();
  const page = await payments.openCheckout({ ...cardPage(customerId, world.clock.now()), ...wish });
  await pay(page.id, { card: MASTERCARD });
  expect(await payments.findCheckout(page.id)).toMatchObject({ mayOfferAgain: isOffered });
  expect(await payments.listCards(customerId)).toMatchObject([{ isOfferedAgain: isOffered }]);
});

test('left to itself, a page that only saves a card offers it again, as at Stripe', async () => {
  const { stripe, customerId, pay } = await openCardScene();
  const { id } = await stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'eur',
    customer: customerId,
    success_url: 'http://localhost/done',
  });
  await pay(id);
  const { data } = await stripe.customers.listPaymentMethods(customerId);
  expect(data).toMatchObject([{ allow_redisplay: 'always' }]);
});

test('a refused card is not taken for a saved one', async () => {
  const { payments, customerId, pay, world } = await openCardScene();
  const page = await payments.openCheckout(cardPage(customerId, world.clock.now()));
  await pay(page.id, { card: '4000000000000002' });
  expect(await payments.findCheckout(page.id)).toMatchObject({ state: 'open', cardId: null });
});

test('a payment tells which card paid it', async () => {
  const shop = await openCardScene();
  const id = await payWith(shop);
  const [card] = await shop.payments.listCards(shop.customerId);
  expect(await shop.payments.findCheckout(id)).toMatchObject({ state: 'paid', cardId: card?.id });
});

test('a forgotten customer leaves payments and nothing else', async () => {
  const shop = await openCardScene();
  const { payments, customerId, stripe, world } = shop;
  const checkoutId = await payWith(shop);
  await payWith(shop, { method: 'paypal' });
  // Stripe keeps events for thirty days.
  world.clock.advance({ hours: 31 * 24 });

  for (let times = 0; times < 2; times++) await payments.forgetCustomer(customerId);
  await payments.forgetCustomer('cus_never_heard_of');

  expect(await stripe.customers.retrieve(customerId)).toMatchObject({ deleted: true });
  expect(await payments.listCards(customerId)).toEqual([]);
  expect(await payments.findCheckout(checkoutId)).toMatchObject({ state: 'paid', amountInCents: 3500 });
  const lines = (await readFile(join(world.dataDir, 'payments.jsonl'), 'utf8')).split('\n');
  const naming = lines.filter((line) => line.includes('mari@example.com')).flatMap((line) => JSON.parse(line));
  const kinds = new Set(naming.map(({ object }: { object: string }) => object));
  expect(kinds).toEqual(new Set(['checkout.session', 'charge']));
});

test('half a forgotten customer is forgotten by asking again', async () => {
  const shop = await openCardScene();
  await payWith(shop);
  const [card] = await shop.payments.listCards(shop.customerId);
  await shop.payments.removeCard(card?.id ?? '');
  await shop.stripe.customers.update(shop.customerId, { email: '' });
  await shop.payments.forgetCustomer(shop.customerId);
  expect(await shop.stripe.customers.retrieve(shop.customerId)).toMatchObject({ deleted: true });
});
