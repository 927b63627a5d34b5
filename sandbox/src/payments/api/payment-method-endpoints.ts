import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type Account, announce } from '../account.ts';
import { getGivenCustomer, getNamed } from '../store/references.ts';
import { attach } from '../checkout/complete-checkout.ts';
import { newPaymentMethod } from '../objects/payment-method.ts';
import { cardOfToken } from '../test-cards.ts';
import { endpoint } from './endpoint.ts';
import { ignored, nothing, paging, text } from './fields.ts';
import { listPage } from './list-page.ts';
import { invalid } from './stripe-refusal.ts';

const type = { type: text.optional(), ...ignored('allow_redisplay') };

export const paymentMethodEndpoints = (account: Account) => [
  endpoint('GET', '/v1/payment_methods/:id', nothing, ({ id }) => getNamed(account, 'payment_method', id)),
  endpoint('GET', '/v1/payment_methods', z.strictObject({ ...paging, ...type, customer: text }), ({ params }) => {
    getGivenCustomer(account, params.customer);
    return listPage('/v1/payment_methods', methodsOf(account, params.customer, params.type), params);
  }),
  endpoint('GET', '/v1/customers/:id/payment_methods', z.strictObject({ ...paging, ...type }), ({ params, id }) => {
    getNamed(account, 'customer', id);
    return listPage(`/v1/customers/${id}/payment_methods`, methodsOf(account, id, params.type), params);
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

const methodsOf = ({ store }: Account, customer: string, wanted: string | undefined) =>
  store
    .list('payment_method')
    .filter((method) => method.customer === customer && (wanted === undefined || method.type === wanted));

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
