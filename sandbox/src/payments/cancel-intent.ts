import type { Stripe } from 'stripe';
import { type Account, announce } from './account.ts';

const cancelable = new Set<string>(['requires_payment_method', 'requires_confirmation', 'requires_action']);

export const isCancelable = ({ status }: Stripe.PaymentIntent) => cancelable.has(status);

export function cancelIntent(
  account: Account,
  intent: Stripe.PaymentIntent,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): Stripe.PaymentIntent {
  const canceled: Stripe.PaymentIntent = {
    ...intent,
    canceled_at: account.nowInSeconds(),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  account.store.record(canceled);
  announce(account, ['payment_intent.canceled', canceled]);
  return canceled;
}
