import { Stripe } from 'stripe';
import type { RentalScene } from './open-rental-scene.ts';

const stripe = new Stripe('sk_test_unused');

type TestPaymentEvent = { id: string; type: string; objectId: string };

/** An event as the payment provider would send it, signed; `change` damages it on its way. Only its ids are believed. */
export function sendPaymentEvent(
  { url, settings }: Pick<RentalScene, 'url' | 'settings'>,
  { id, type, objectId }: TestPaymentEvent,
  change: (body: string) => string = (body) => body,
): Promise<Response> {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object: { id: objectId } } });
  const secret = settings.payments.webhookSecret ?? '';
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return fetch(`${url}/api/bookings/stripe`, {
    method: 'POST',
    body: change(payload),
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}
