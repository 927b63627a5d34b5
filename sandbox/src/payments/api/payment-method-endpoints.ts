import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type Account, announce } from '../account.ts';
import { attach } from '../checkout/complete-checkout.ts';
import { newPaymentMethod } from '../objects/payment-method.ts';
import { getGivenCustomer, getNamed } from '../store/references.ts';
import { cardOfToken } from '../test-cards.ts';
import { endpoint } from './endpoint.ts';
import { allowRedisplay, clearable, ignored, nothing, paging, text } from './fields.ts';
import { listPage } from './list-page.ts';
import { invalid } from './stripe-refusal.ts';

const BillingInput = z.strictObject({
  name: clearable.optional(),
  email: clearable.optional(),
  phone: clearable.optional(),
  address: z
    .strictObject({
      city: clearable.optional(),
      country: clearable.optional(),
      line1: clearable.optional(),
      line2: clearable.optional(),
      postal_code: clearable.optional(),
      state: clearable.optional(),
    })
    .optional(),
});

const allow_redisplay = allowRedisplay.optional();

const EditInput = z.strictObject({ allow_redisplay, billing_details: BillingInput.optional(), ...ignored('metadata') });

const filter = { type: text.optional(), allow_redisplay };

export const paymentMethodEndpoints = (account: Account) => [
  endpoint('GET', '/v1/payment_methods/:id', nothing, ({ id }) => getNamed(account, 'payment_method', id)),
  endpoint('GET', '/v1/payment_methods', z.strictObject({ ...paging, ...filter, customer: text }), ({ params }) => {
    getGivenCustomer(account, params.customer);
    return listPage('/v1/payment_methods', methodsOf(account, params.customer, params), params);
  }),
  endpoint('GET', '/v1/customers/:id/payment_methods', z.strictObject({ ...paging, ...filter }), ({ params, id }) => {
    getNamed(account, 'customer', id);
    return listPage(`/v1/customers/${id}/payment_methods`, methodsOf(account, id, params), params);
  }),
  endpoint('POST', '/v1/payment_methods/:id', EditInput, ({ params, id }) => {
    const method = getNamed(account, 'payment_method', id);
    if (method.customer === null) {
      throw invalid('You must attach this PaymentMethod to a customer before you can update it.');
    }
    const edited: Stripe.PaymentMethod = {
      ...method,
      ...(params.allow_redisplay !== undefined && { allow_redisplay: params.allow_redisplay }),
      billing_details: withGiven(method.billing_details, params.billing_details ?? {}),
      // The page fills both from the same field, so they are emptied together.
      ...(method.paypal &&
        params.billing_details?.email === null && { paypal: { ...method.paypal, payer_email: null } }),
    };
    account.store.record(edited);
    announce(account, ['payment_method.updated', edited]);
    return edited;
  }),
  endpoint('POST', '/v1/payment_methods/:id/attach', z.strictObject({ customer: text }), ({ params, id }) => {
    const customer = getGivenCustomer(account, params.customer);
    const method = methodOfToken(account, id) ?? getNamed(account, 'payment_method', id);
    if (method.customer !== null && method.customer !== customer.id) {
      throw invalid('The payment method you provided has already been attached to a customer.');
    }
    return attach(account, method, customer.id);
  }),
  endpoint('POST', '/v1/payment_methods/:id/detach', nothing, ({ id }) => {
    const method = getNamed(account, 'payment_method', id);
    if (method.customer === null) {
      throw invalid('The payment method you provided is not attached to a customer so detachment is impossible.');
    }
    const detached: Stripe.PaymentMethod = { ...method, customer: null };
    account.store.record(detached);
    announce(account, ['payment_method.detached', detached]);
    return detached;
  }),
];

function withGiven(
  { address, ...before }: Stripe.PaymentMethod.BillingDetails,
  { address: newAddress, ...given }: z.output<typeof BillingInput>,
): Stripe.PaymentMethod.BillingDetails {
  return { ...before, ...onlySet(given), address: address && { ...address, ...onlySet(newAddress ?? {}) } };
}

/** Missing fields stay unchanged. */
const onlySet = (given: Record<string, string | null | undefined>) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

type Wanted = { type?: string | undefined; allow_redisplay?: string | undefined };

const methodsOf = ({ store }: Account, customer: string, wanted: Wanted) =>
  store
    .list('payment_method')
    .filter((method) => method.customer === customer)
    .filter(({ type }) => wanted.type === undefined || type === wanted.type)
    .filter(({ allow_redisplay: allowed }) => (wanted.allow_redisplay ?? allowed) === allowed);

/** Each use of `pm_card_visa` and similar tokens makes a new card. */
export function methodOfToken(account: Account, token: string): Stripe.PaymentMethod | undefined {
  const card = cardOfToken(token);
  if (!card) return undefined;
  const expYear = new Date(account.nowInSeconds() * 1000).getUTCFullYear() + 2;
  const { method, notes } = newPaymentMethod(
    account,
    { type: 'card', card, expMonth: 12, expYear },
    { email: null, name: null },
  );
  account.store.record(method, ...notes);
  return method;
}
