import { Stripe } from 'stripe';
import type { RentalScene } from './open-rental-scene.ts';

const stripe = new Stripe('sk_test_unused');

type TestPaymentEvent = { id: string; type: string; objectId: string };
type Sent = Pick<RentalScene, 'url' | 'settings'>;

/** An event as the payment provider would send it, signed; `change` damages it on its way. Only its ids count. */
export function sendPaymentEvent(
  scene: Sent,
  { id, type, objectId }: TestPaymentEvent,
  change?: (body: string) => string,
): Promise<Response> {
  return sendSignedBody(
    scene,
    JSON.stringify({ id, object: 'event', type, data: { object: { id: objectId } } }),
    change,
  );
}

/** Whatever the body says, its signature is good. */
export function sendSignedBody(
  { url, settings }: Sent,
  payload: string,
  change: (body: string) => string = (body) => body,
): Promise<Response> {
  const secret = settings.payments.webhookSecret ?? '';
  const signature = stripe.webhooks.generateTestHeaderString({ payload, secret });
  return fetch(`${url}/api/bookings/stripe`, {
    method: 'POST',
    body: change(payload),
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
}
