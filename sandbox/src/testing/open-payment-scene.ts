import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { onTestFinished } from 'vitest';
import { idOf } from '../payments/store/references.ts';
import { openOutsideScene, type OutsideScene } from './open-outside-scene.ts';

/** Stripe's own client, connected to the stand-in as the product's is. */
export function stripeOf({ env }: Pick<OutsideScene, 'env'>, options: { maxNetworkRetries?: number } = {}) {
  const { hostname, port } = new URL(env['STRIPE_API_URL'] ?? '');
  return new Stripe(env['STRIPE_SECRET_KEY'] ?? '', {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...options,
  });
}

/** A checkout for a booking of one board for an hour. */
export const checkoutParams = {
  mode: 'payment',
  success_url: 'http://localhost:3000/bookings/b1?checkout={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/stations/pirita',
  line_items: [
    { quantity: 1, price_data: { currency: 'eur', unit_amount: 500, product_data: { name: 'Starting fee' } } },
    {
      quantity: 2,
      price_data: { currency: 'eur', unit_amount: 1500, product_data: { name: 'SUP board rental for 60 minutes' } },
    },
  ],
  allowed_payment_method_types: ['card', 'paypal'],
  payment_intent_data: { setup_future_usage: 'off_session', metadata: { bookingId: 'b1' } },
  metadata: { bookingId: 'b1' },
} satisfies Stripe.Checkout.SessionCreateParams;

/** A customer of the product at the stand-in, with ways to open a checkout and pay it. */
export async function openPaymentScene({ world: given }: { world?: OutsideScene } = {}) {
  const world = given ?? (await openOutsideScene());
  const stripe = stripeOf(world);
  const customer = await stripe.customers.create({ email: 'mari@example.com', name: 'Mari Maasikas' });
  return {
    world,
    stripe,
    customer,
    openCheckout: (params: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
      stripe.checkout.sessions.create({ ...checkoutParams, customer: customer.id, ...params }),
    pay: async (checkoutId: string, body: object = {}) => {
      const response = await world.post(`/api/payments/${checkoutId}/pay`, body);
      if (!response.ok) throw new Error(await response.text());
      return (await response.json()) as Record<string, string>;
    },
    /** The id of the payment behind a checkout. */
    paymentOf: async (checkoutId: string) =>
      idOf((await stripe.checkout.sessions.retrieve(checkoutId)).payment_intent) ?? '',
    authenticate: async (checkoutId: string, outcome: 'complete' | 'fail') => {
      const response = await world.post(`/api/payments/${checkoutId}/authenticate`, { outcome });
      return (await response.json()) as Record<string, string>;
    },
  };
}

export type PaymentScene = Awaited<ReturnType<typeof openPaymentScene>>;

/** An HTTP server that records what it receives and answers with the given status. */
export async function openReceiver(answer: (requests: number) => number = () => 200) {
  const received: { body: string; signature: string }[] = [];
  const server = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: String(request.headers['stripe-signature']) });
    response.writeHead(answer(received.length)).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
