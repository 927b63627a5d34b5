import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { mergeMetadata } from '../api/fields.ts';
import { offeredMethods } from '../api/method-types.ts';
import { invalid } from '../api/stripe-refusal.ts';
import { requireChargeable } from '../money.ts';
import { newCheckoutSession } from '../objects/new-checkout-session.ts';
import { newSetupIntent } from '../objects/new-intent.ts';
import { newLineItem } from '../objects/new-line-item.ts';
import { getGivenCustomer } from '../store/references.ts';
import type { CheckoutInput } from './checkout-input.ts';
import { noteIdOf } from './checkout-note.ts';

const MINUTE = 60;
const DAY = 86_400;
/** Tolerance for the time that the request was on its way; Stripe has some, too. */
const GRACE = 30;

export function openCheckout(account: Account, input: CheckoutInput): Stripe.Checkout.Session {
  if (input.customer !== undefined) getGivenCustomer(account, input.customer);
  if (input.customer !== undefined && input.customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', { param: 'customer' });
  }
  const offered = offeredMethods(input);
  const items = lineItemsOf(account, input);
  const total = items.reduce((sum, item) => sum + item.amount_total, 0);
  const isPayment = input.mode === 'payment';
  const unit = items[0]?.currency ?? input.currency ?? null;
  if (isPayment)
    requireChargeable(total, unit ?? '', 'The Checkout Session’s total amount due must add up to at least');

  const setup = isPayment ? undefined : setupIntentOf(account, input, offered);
  const session = newCheckoutSession(account, {
    mode: input.mode,
    success_url: input.success_url,
    cancel_url: input.cancel_url ?? null,
    client_reference_id: input.client_reference_id ?? null,
    custom_text: {
      after_submit: input.custom_text?.after_submit ?? null,
      shipping_address: null,
      submit: input.custom_text?.submit ?? null,
      terms_of_service_acceptance: null,
    },
    amount_subtotal: isPayment ? total : null,
    amount_total: isPayment ? total : null,
    currency: unit,
    customer: input.customer ?? null,
    customer_creation: input.customer === undefined ? (input.customer_creation ?? 'if_required') : null,
    customer_email: input.customer_email ?? null,
    expires_at: requireExpiry(account, input.expires_at),
    locale: input.locale ?? null,
    metadata: mergeMetadata({}, input.metadata),
    allowed_payment_method_types: input.allowed_payment_method_types ?? null,
    payment_method_types: offered,
    saved_payment_method_options: input.saved_payment_method_options
      ? {
          allow_redisplay_filters: input.saved_payment_method_options.allow_redisplay_filters ?? ['always'],
          payment_method_remove: null,
          payment_method_save: input.saved_payment_method_options.payment_method_save ?? null,
        }
      : null,
    setup_intent: setup?.id ?? null,
    submit_type: input.submit_type ?? null,
  });
  const wish = input.payment_intent_data ?? {};
  account.store.record(session, {
    id: noteIdOf(session.id),
    object: 'note.checkout',
    items,
    intent: {
      description: wish.description ?? null,
      metadata: mergeMetadata({}, wish.metadata),
      receipt_email: wish.receipt_email ?? null,
      setup_future_usage: wish.setup_future_usage ?? null,
    },
    details: (input.line_items ?? []).map(({ price_data }) => price_data.product_data.description ?? null),
    redisplay: input.payment_method_data?.allow_redisplay ?? null,
  });
  return session;
}

function lineItemsOf(account: Account, input: CheckoutInput): Stripe.LineItem[] {
  const { mode, line_items = [], currency: unit, allowed_payment_method_types } = input;
  if (mode === 'setup') {
    if (unit === undefined && allowed_payment_method_types === undefined) {
      throw invalid('`currency` is required in `setup` mode when `allowed_payment_method_types` is not set.', {
        code: 'parameter_missing',
        param: 'currency',
      });
    }
    if (line_items.length > 0) throw invalid('You can not pass `line_items` in `setup` mode.', { param: 'line_items' });
    return [];
  }
  if (line_items.length === 0) {
    throw invalid('`line_items` are required in `payment` mode.', { code: 'parameter_missing', param: 'line_items' });
  }
  const currencies = new Set(line_items.map(({ price_data }) => price_data.currency));
  if (currencies.size > 1) throw invalid('All prices must have the same currency.', { param: 'line_items' });
  return line_items.map(({ price_data, quantity }) =>
    newLineItem(account, {
      name: price_data.product_data.name,
      currency: price_data.currency,
      unitAmount: price_data.unit_amount,
      quantity,
      taxBehavior: price_data.tax_behavior,
    }),
  );
}

function setupIntentOf(account: Account, { customer, setup_intent_data }: CheckoutInput, offered: string[]) {
  const intent = newSetupIntent(account, {
    customer: customer ?? null,
    description: setup_intent_data?.description ?? null,
    metadata: mergeMetadata({}, setup_intent_data?.metadata),
    payment_method_types: offered,
  });
  account.store.record(intent);
  announce(account, ['setup_intent.created', intent]);
  return intent;
}

function requireExpiry({ nowInSeconds }: Account, wanted: number | undefined): number {
  const now = nowInSeconds();
  if (wanted === undefined) return now + DAY;
  const param = 'expires_at';
  if (wanted < now + 30 * MINUTE - GRACE) {
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.', { param });
  }
  if (wanted > now + DAY + GRACE) {
    throw invalid('The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.', { param });
  }
  return wanted;
}
