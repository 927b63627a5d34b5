import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { idOf } from '../store/references.ts';
import { newStripeId } from '../store/stripe-id.ts';

/** The card's issuer believes that a charge was fraud. No money moves; a dispute often follows. */
export function warnOfFraud(account: Account, charge: Stripe.Charge, fraudType: string) {
  const paymentIntent = idOf(charge.payment_intent);
  const warning: Stripe.Radar.EarlyFraudWarning = {
    id: newStripeId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: !charge.refunded && !charge.disputed,
    charge: charge.id,
    created: account.nowInSeconds(),
    fraud_type: fraudType,
    livemode: false,
    ...(paymentIntent !== null && { payment_intent: paymentIntent }),
  };
  account.store.inOneCommit(() => {
    account.store.record(warning);
    announce(account, ['radar.early_fraud_warning.created', warning]);
  });
  return warning;
}
