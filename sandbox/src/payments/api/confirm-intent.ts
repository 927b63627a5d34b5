import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '../account.ts';
import { attach } from '../checkout/complete-checkout.ts';
import { testCardOf } from '../objects/payment-method.ts';
import { askForAuthentication, declineCharge, chargeIntent } from '../settle-intent.ts';
import { getGiven } from '../store/references.ts';
import { authenticationRequired } from '../test-cards.ts';
import { flag, ignored, text, url } from './fields.ts';
import { methodOfToken } from './payment-method-endpoints.ts';
import { invalid } from './stripe-refusal.ts';

export const ConfirmInput = z.strictObject({
  confirm: flag.optional(),
  error_on_requires_action: flag.optional(),
  off_session: flag.optional(),
  payment_method: text.optional(),
  return_url: url.optional(),
  ...ignored('mandate', 'mandate_data', 'payment_method_options', 'use_stripe_sdk'),
});
type Wish = z.output<typeof ConfirmInput>;

/** Charges a saved card, usually without its holder; or only notes which one it will be. */
export function confirmIntent(account: Account, intent: Stripe.PaymentIntent, wish: Wish): Stripe.PaymentIntent {
  const method = wish.payment_method === undefined ? undefined : chosenMethod(account, intent, wish.payment_method);
  if (!wish.confirm) {
    if (!method) return intent;
    const chosen = { ...intent, payment_method: method.id, status: 'requires_confirmation' as const };
    account.store.record(chosen);
    return chosen;
  }
  if (!method) {
    throw invalid('You cannot confirm this PaymentIntent because it’s missing a payment method.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  const card = testCardOf(account, method);
  const answer = (wish.off_session ? card?.offSession : card?.atCheckout) ?? 'pays';
  if (answer === 'pays') return chargeIntent(account, intent, keptMethod(account, intent, method));
  if (answer !== 'authenticates') throw declineCharge(account, intent, method, answer);
  if (wish.error_on_requires_action) throw declineCharge(account, intent, method, authenticationRequired);
  return askForAuthentication(account, intent, method, wish.return_url ?? account.publicUrl);
}

/** A saved card belongs to one customer, and one that was not saved can be used once. */
function chosenMethod(account: Account, intent: Stripe.PaymentIntent, id: string): Stripe.PaymentMethod {
  const method = methodOfToken(account, id) ?? getGiven(account, 'payment_method', id, 'payment_method');
  if (method.customer !== null && method.customer !== intent.customer) {
    throw invalid(
      `The provided PaymentMethod (${id}) belongs to a Customer. Please include that Customer in the \`customer\` parameter on the PaymentIntent.`,
      { param: 'payment_method' },
    );
  }
  const wasUsed = account.store.list('charge').some((charge) => charge.payment_method === id);
  if (method.customer === null && wasUsed) {
    throw invalid(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
      { param: 'payment_method' },
    );
  }
  return method;
}

const keptMethod = (account: Account, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod) =>
  intent.setup_future_usage !== null && typeof intent.customer === 'string' && method.customer === null
    ? attach(account, method, intent.customer)
    : method;
