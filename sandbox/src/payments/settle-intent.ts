import type { Stripe } from 'stripe';
import { type Account, announce } from './account.ts';
import { docUrlOf, StripeRefusal } from './api/stripe-refusal.ts';
import { chargeFee, newBalanceTransaction } from './objects/new-balance-transaction.ts';
import { newCharge } from './objects/new-charge.ts';
import { idOf } from './store/references.ts';
import type { Decline } from './test-cards.ts';

/** The final states of a payment, or of saving a card. Each function records the intent and its events. */

export function chargeIntent(account: Account, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) {
  const charge = newCharge(account, intent, method);
  const paid: Stripe.PaymentIntent = {
    ...intent,
    ...settled(method),
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
  };
  const income = newBalanceTransaction(account, {
    id: idOf(charge.balance_transaction) ?? charge.id,
    type: method.card ? 'charge' : 'payment',
    reporting_category: 'charge',
    amount: charge.amount,
    currency: charge.currency,
    source: charge.id,
    fee: chargeFee(charge.amount),
  });
  account.store.record(charge, income, paid);
  announce(account, ['charge.succeeded', charge], ['payment_intent.succeeded', paid]);
  return paid;
}

export function saveMethod(account: Account, intent: Stripe.SetupIntent, method: Stripe.PaymentMethod) {
  const saved: Stripe.SetupIntent = { ...intent, ...settled(method), last_setup_error: null };
  account.store.record(saved);
  announce(account, ['setup_intent.succeeded', saved]);
  return saved;
}

/** Answers the API's refusal: a 402 with the intent inside. */
export function declineCharge(
  account: Account,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  decline: Decline,
): StripeRefusal {
  const charge = newCharge(account, intent, method, decline);
  const error = { ...cardError(decline), charge: charge.id };
  const failed: Stripe.PaymentIntent = {
    ...intent,
    ...unsettled,
    last_payment_error: { ...error, payment_method: method },
    latest_charge: charge.id,
  };
  account.store.record(charge, failed);
  announce(account, ['charge.failed', charge], ['payment_intent.payment_failed', failed]);
  return new StripeRefusal(402, { ...error, payment_intent: failed, payment_method: method });
}

/** The authentication failed, so no charge was made. */
export function failAuthentication(account: Account, intent: Stripe.PaymentIntent, decline: Decline) {
  const failed: Stripe.PaymentIntent = { ...intent, ...unsettled, last_payment_error: cardError(decline) };
  account.store.record(failed);
  announce(account, ['payment_intent.payment_failed', failed]);
}

export function refuseToSave(account: Account, intent: Stripe.SetupIntent, decline: Decline) {
  const failed: Stripe.SetupIntent = { ...intent, ...unsettled, last_setup_error: cardError(decline) };
  account.store.record(failed);
  announce(account, ['setup_intent.setup_failed', failed]);
}

/** The bank authenticates the card's holder first. */
export function askForAuthentication<I extends Stripe.PaymentIntent | Stripe.SetupIntent>(
  account: Account,
  intent: I,
  method: Stripe.PaymentMethod,
  url: string,
): I {
  const asking = {
    ...intent,
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: account.publicUrl, url } },
    payment_method: method.id,
    status: 'requires_action',
  };
  account.store.record(asking);
  announce(account, [`${intent.object}.requires_action` as const, asking]);
  return asking;
}

const settled = (method: Stripe.PaymentMethod) => ({
  next_action: null,
  payment_method: method.id,
  status: 'succeeded' as const,
});

const unsettled = { next_action: null, payment_method: null, status: 'requires_payment_method' as const };

const cardError = ({ code, declineCode, message }: Decline) => ({
  type: 'card_error' as const,
  code,
  decline_code: declineCode,
  doc_url: docUrlOf(code),
  message,
});
