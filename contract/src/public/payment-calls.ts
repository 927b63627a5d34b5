import { post } from '../call.ts';
import { Success } from '../fields.ts';

/** Called by the payment provider. */
export const paymentCalls = {
  paymentWebhook: post('public', '/bookings/stripe', {
    access: 'proof',
    summary: 'Events of the payment provider, signed',
    headers: { 'Stripe-Signature': "The provider's signature over time and body; without it the event is refused" },
    rawBody: true,
    answer: Success,
  }),
};
