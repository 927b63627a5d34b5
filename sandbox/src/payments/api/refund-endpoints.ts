import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Account } from '../account.ts';
import { refundCharge } from '../refunds/refund-charge.ts';
import { getGiven, getNamed, idOf } from '../store/references.ts';
import { endpoint } from './endpoint.ts';
import { created, ignored, mergeMetadata, metadata, nothing, paging, text, whole } from './fields.ts';
import { listPage } from './list-page.ts';
import { invalid } from './stripe-refusal.ts';

const path = '/v1/refunds';

const RefundInput = z.strictObject({
  amount: whole(1).optional(),
  charge: text.optional(),
  metadata: metadata.optional(),
  payment_intent: text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  ...ignored('instructions_email'),
});
type RefundInput = z.output<typeof RefundInput>;

const ListInput = z.strictObject({
  ...paging,
  ...created,
  charge: text.optional(),
  payment_intent: text.optional(),
});

export const refundEndpoints = (account: Account) => [
  endpoint('POST', path, RefundInput, ({ params }) => {
    const charge = chargeOf(account, params);
    return refundCharge(account, charge, {
      amount: params.amount,
      metadata: mergeMetadata({}, params.metadata),
      reason: params.reason ?? null,
    });
  }),
  endpoint('GET', path, ListInput, ({ params }) => {
    const { charge, payment_intent } = params;
    const refunds = account.store
      .list('refund')
      .filter((refund) => charge === undefined || refund.charge === charge)
      .filter((refund) => payment_intent === undefined || refund.payment_intent === payment_intent);
    return listPage(path, refunds, params);
  }),
  endpoint('GET', `${path}/:id`, nothing, ({ id }) => getNamed(account, 'refund', id)),
  endpoint('POST', `${path}/:id`, z.strictObject({ metadata: metadata.optional() }), ({ params, id }) => {
    const refund = getNamed(account, 'refund', id);
    const edited = { ...refund, metadata: mergeMetadata(refund.metadata ?? {}, params.metadata) };
    account.store.record(edited);
    return edited;
  }),
];

function chargeOf(account: Account, { charge, payment_intent }: RefundInput): Stripe.Charge {
  if (charge !== undefined) return getGiven(account, 'charge', charge, 'charge');
  if (payment_intent === undefined) {
    throw invalid('One of the following params should be provided for this request: payment_intent or charge.');
  }
  const intent = getGiven(account, 'payment_intent', payment_intent, 'payment_intent');
  const found = account.store.find('charge', idOf(intent.latest_charge) ?? '');
  if (found?.paid) return found;
  throw invalid(`This PaymentIntent (${payment_intent}) does not have a successful charge to refund.`, {
    code: 'payment_intent_unexpected_state',
    param: 'payment_intent',
  });
}
