import type { Stripe } from 'stripe';
import { z } from 'zod';
import { type Account, announce } from '../account.ts';
import { cancelIntent, isCancelable } from '../cancel-intent.ts';
import { requireChargeable } from '../money.ts';
import { newPaymentIntent } from '../objects/new-intent.ts';
import { getGivenCustomer, getNamed } from '../store/references.ts';
import { confirmIntent, ConfirmInput } from './confirm-intent.ts';
import { endpoint } from './endpoint.ts';
import {
  captureMethod,
  created,
  currency,
  email,
  futureUsage,
  ignored,
  mergeMetadata,
  metadata,
  nothing,
  paging,
  text,
  whole,
} from './fields.ts';
import { listPage } from './list-page.ts';
import { methodTypes, offeredMethods } from './method-types.ts';
import { parseSearchQuery } from './parse-search-query.ts';
import { StripeRefusal } from './stripe-refusal.ts';

const path = '/v1/payment_intents';

const CreateInput = z.strictObject({
  amount: whole(1),
  capture_method: captureMethod.optional(),
  currency,
  customer: text.optional(),
  description: text.optional(),
  metadata: metadata.optional(),
  ...methodTypes,
  receipt_email: email.optional(),
  setup_future_usage: futureUsage.optional(),
  ...ConfirmInput.shape,
  ...ignored('automatic_payment_methods', 'statement_descriptor', 'statement_descriptor_suffix'),
});

const EditInput = z.strictObject({ description: text.optional(), metadata: metadata.optional() });

const cancellation_reason = z.enum(['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer']).optional();

export const paymentIntentEndpoints = (account: Account) => [
  endpoint('POST', path, CreateInput, ({ params }) => {
    const { customer, ...wish } = params;
    if (customer !== undefined) getGivenCustomer(account, customer);
    requireChargeable(params.amount, params.currency, undefined, 'amount');
    const intent = newPaymentIntent(account, {
      amount: params.amount,
      currency: params.currency,
      customer: customer ?? null,
      description: params.description ?? null,
      metadata: mergeMetadata({}, params.metadata),
      allowed_payment_method_types: params.allowed_payment_method_types ?? null,
      payment_method_types: offeredMethods(params),
      receipt_email: params.receipt_email ?? null,
      setup_future_usage: params.setup_future_usage ?? null,
    });
    account.store.record(intent);
    announce(account, ['payment_intent.created', intent]);
    return confirmIntent(account, intent, wish);
  }),
  endpoint('GET', path, z.strictObject({ ...paging, ...created, customer: text.optional() }), ({ params }) => {
    const intents = account.store.list('payment_intent');
    const wanted = intents.filter(({ customer }) => params.customer === undefined || customer === params.customer);
    return listPage(path, wanted, params);
  }),
  endpoint(
    'GET',
    `${path}/search`,
    z.strictObject({ query: text, limit: paging.limit, page: text.optional() }),
    ({ params }) => {
      const found = account.store.list('payment_intent').filter(parseSearchQuery(params.query));
      const { data, has_more } = listPage(path, found, { limit: params.limit, starting_after: params.page });
      return {
        object: 'search_result',
        data,
        has_more,
        next_page: has_more ? (data.at(-1)?.id ?? null) : null,
        url: `${path}/search`,
      };
    },
  ),
  endpoint('GET', `${path}/:id`, z.strictObject({ client_secret: text.optional() }), ({ id }) =>
    getNamed(account, 'payment_intent', id, 'intent'),
  ),
  endpoint('POST', `${path}/:id`, EditInput, ({ params, id }) => {
    const intent = getNamed(account, 'payment_intent', id, 'intent');
    const edited = {
      ...intent,
      ...(params.description !== undefined && { description: params.description }),
      metadata: mergeMetadata(intent.metadata, params.metadata),
    };
    account.store.record(edited);
    return edited;
  }),
  endpoint('POST', `${path}/:id/confirm`, ConfirmInput, ({ params, id }) => {
    const intent = getNamed(account, 'payment_intent', id, 'intent');
    if (!isCancelable(intent)) throw unexpectedState(intent, 'confirm');
    return confirmIntent(account, intent, { ...params, confirm: true });
  }),
  endpoint('POST', `${path}/:id/cancel`, z.strictObject({ cancellation_reason }), ({ params, id }) => {
    const intent = getNamed(account, 'payment_intent', id, 'intent');
    if (!isCancelable(intent)) throw unexpectedState(intent, 'cancel');
    return cancelIntent(account, intent, params.cancellation_reason ?? null);
  }),
  endpoint('GET', '/v1/setup_intents/:id', nothing, ({ id }) => getNamed(account, 'setup_intent', id, 'intent')),
];

const unexpectedState = (intent: Stripe.PaymentIntent, verb: string) =>
  new StripeRefusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`,
    payment_intent: intent,
  });
