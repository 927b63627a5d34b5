import { SOON } from '@laine/contract/testing/soon.ts';
import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { shiftableClock } from '@laine/server/ground/clock.ts';
import { fastify } from 'fastify';
import { Stripe } from 'stripe';
import { expect, onTestFinished, test, vi } from 'vitest';
import { answerInPlainText } from '../../answer-in-plain-text.ts';
import { checkoutParams, openReceiver, stripeOf } from '../../testing/open-payment-scene.ts';
import { openPayments } from '../open-payments.ts';
import type { WebhookFault } from '../payment-calls.ts';
import { USUAL_DELAYS, waitAfter, type SenderDelays } from './webhook-sender.ts';

/** The payment stand-in alone. A receiver with given answers takes the product's place. */
async function openWithReceiver(answer?: (requests: number) => number, delays: Partial<SenderDelays> = {}) {
  const receiver = await openReceiver(answer);
  const dataDir = temporaryFolder();
  return { receiver, dataDir, ...(await openPaymentsIn(dataDir, receiver.url, delays)) };
}

async function openPaymentsIn(dataDir: string, publicUrl: string, different: Partial<SenderDelays>) {
  const delays = { ...USUAL_DELAYS, ...different };
  const payments = await openPayments({ publicUrl, dataDir, clock: shiftableClock(), merchant: 'Laine', delays });
  const app = fastify();
  answerInPlainText(app);
  payments.routes(app);
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await app.close();
    await payments.close();
  };
  onTestFinished(close);
  const stripe = stripeOf(payments);
  return {
    payments,
    stripe,
    close,
    setFault: (webhooks: WebhookFault) =>
      app.inject({ method: 'POST', url: '/api/payments/faults', payload: { webhooks } }),
    pay: async () => {
      const { id } = await stripe.checkout.sessions.create(checkoutParams);
      await app.inject({ method: 'POST', url: `/api/payments/${id}/pay`, payload: {} });
      return id;
    },
    ledger: async () => (await app.inject('/api/payments')).json<{ webhooks: { state: string; attempts: number }[] }>(),
  };
}

const typesOf = (received: { body: string }[]) => received.map(({ body }) => (JSON.parse(body) as Stripe.Event).type);

test('events arrive signed, before the customer is sent back', async () => {
  const { receiver, payments, pay } = await openWithReceiver();
  const id = await pay();
  expect(typesOf(receiver.received).toSorted()).toEqual([
    'charge.succeeded',
    'checkout.session.completed',
    'payment_intent.created',
    'payment_intent.succeeded',
  ]);
  const secret = payments.env['STRIPE_WEBHOOK_SECRET'] ?? '';
  const client = new Stripe('sk_test_x');
  const events = receiver.received.map(({ body, signature }) =>
    client.webhooks.constructEvent(Buffer.from(body), signature, secret),
  );
  const completed = events.find(({ type }) => type === 'checkout.session.completed');
  expect(completed?.data.object).toMatchObject({ id, payment_status: 'paid', metadata: { bookingId: 'b1' } });
  expect(() => client.webhooks.constructEvent('{}', receiver.received[0]?.signature ?? '', secret)).toThrow(
    /signature/,
  );
});

test('what is refused comes again until it is taken', async () => {
  const refusingTwice = (requests: number) => (requests < 3 ? 500 : 200);
  const { receiver, stripe, ledger } = await openWithReceiver(refusingTwice, { firstWaitInMs: 5 });
  await stripe.customers.create({ email: 'mari@example.com' });
  await vi.waitFor(
    async () => expect((await ledger()).webhooks).toMatchObject([{ state: 'delivered', attempts: 3 }]),
    SOON,
  );
  const ids = receiver.received.map(({ body }) => (JSON.parse(body) as Stripe.Event).id);
  expect(ids).toEqual(Array(3).fill(ids[0]));
  const event = await stripe.events.retrieve(ids[0] ?? '');
  expect(event).toMatchObject({ type: 'customer.created', pending_webhooks: 0 });
});

test('waits grow from half a second to a minute', () => {
  const { firstWaitInMs } = USUAL_DELAYS;
  expect([1, 2, 3, 7, 8, 11].map((attempts) => waitAfter(attempts, firstWaitInMs))).toEqual([
    500, 1000, 2000, 32_000, 60_000, 60_000,
  ]);
});

test('dropped events never arrive, but can be looked up', async () => {
  const { receiver, stripe, setFault, pay, ledger } = await openWithReceiver();
  await setFault('drop');
  const id = await pay();
  expect((await stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
  expect((await stripe.events.list({ type: 'checkout.session.completed' })).data).toHaveLength(1);
  expect((await ledger()).webhooks.every(({ state }) => state === 'dropped')).toBe(true);
  expect(receiver.received).toEqual([]);
});

test('duplicates arrive twice, and once more later', async () => {
  const { receiver, setFault, stripe } = await openWithReceiver(undefined, { thirdCopyAfterInMs: 1500 });
  await setFault('duplicate');
  await stripe.customers.create({});
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), SOON);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(3), SOON);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
});

test('delayed events arrive later, and payment does not wait for them', async () => {
  const { receiver, setFault, pay } = await openWithReceiver(undefined, { delayInMs: { min: 2000, max: 2100 } });
  await setFault('delay');
  await pay();
  expect(receiver.received).toEqual([]);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(4), SOON);
});

test('nothing is sent after the close; what was on its way goes on after a restart', async () => {
  let isRefusing = true;
  const { receiver, dataDir, pay, close } = await openWithReceiver(() => (isRefusing ? 503 : 200), {
    firstWaitInMs: 200,
  });
  const id = await pay();
  await close();
  const refused = receiver.received.length;
  isRefusing = false;

  // The second sender waits longer than the closed one: a delivery that the closed one still made would show up first.
  const again = await openPaymentsIn(dataDir, receiver.url, { firstWaitInMs: 300 });
  again.payments.begin();
  await vi.waitFor(
    async () => expect((await again.ledger()).webhooks.map(({ state }) => state)).toEqual(Array(4).fill('delivered')),
    SOON,
  );
  expect(receiver.received).toHaveLength(refused + 4);
  expect(typesOf(receiver.received.slice(refused))).toContain('checkout.session.completed');
  expect((await again.stripe.checkout.sessions.retrieve(id)).payment_status).toBe('paid');
});
