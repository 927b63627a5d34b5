import { get, post } from '@laine/contract/call.ts';
import { Moment } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { countInQuery } from '../count-in-query.ts';

/** Calls of scripts to the payment stand-in, below `/sandbox` like all sandbox calls. */

export const WebhookFault = z.enum(['deliver', 'drop', 'duplicate', 'delay']);
export type WebhookFault = z.infer<typeof WebhookFault>;

/** Faults of the API. `timeout`: the request is carried out, but the answer never comes. */
export const ApiFault = z.enum(['ok', 'error', 'timeout', 'rate-limit', 'conflict']);
export type ApiFault = z.infer<typeof ApiFault>;

const PayMethod = z.enum(['card', 'apple_pay', 'google_pay', 'paypal']);
type PayMethod = z.infer<typeof PayMethod>;

const CheckoutId = z.object({ checkoutId: z.string().max(200) });

const PaymentIntentId = z.object({ paymentIntentId: z.string().max(200) });

const PayOutcome = z.object({
  status: z.enum(['succeeded', 'declined', 'requires_action', 'expired']),
  /** The customer's browser goes there next: back to the product, to the bank, or to the payment page again. */
  returnUrl: z.string(),
  code: z.string().optional(),
  declineCode: z.string().optional(),
  message: z.string().optional(),
});
export type PayOutcome = z.infer<typeof PayOutcome>;

const StringMap = z.record(z.string(), z.string());

const LineItem = z.object({
  description: z.string(),
  details: z.string().nullable(),
  quantity: z.number(),
  unitAmountInCents: z.number(),
  amountInCents: z.number(),
});

const Payment = z.object({
  /** The checkout's id: the last part of its `url`. */
  id: z.string(),
  mode: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  amountInCents: z.number(),
  refundedInCents: z.number(),
  currency: z.string(),
  paymentIntent: z.string().nullable(),
  customer: z.string().nullable(),
  email: z.string().nullable(),
  method: z.string().nullable(),
  savesCard: z.boolean(),
  /** Shown beside the page's button, in the product's words. */
  submitText: z.string().nullable(),
  /** Shown below the button. */
  afterSubmitText: z.string().nullable(),
  lineItems: z.array(LineItem),
  metadata: StringMap,
  url: z.string().nullable(),
  createdAt: Moment,
  expiresAt: Moment,
});

const Charge = z.object({
  id: z.string(),
  status: z.string(),
  amountInCents: z.number(),
  refundedInCents: z.number(),
  currency: z.string(),
  paymentIntent: z.string().nullable(),
  customer: z.string().nullable(),
  description: z.string().nullable(),
  method: z.string().nullable(),
  /** Charged by the product itself, not on a payment page. */
  offSession: z.boolean(),
  failureCode: z.string().nullable(),
  declineCode: z.string().nullable(),
  metadata: StringMap,
  createdAt: Moment,
});

const Refund = z.object({
  id: z.string(),
  status: z.string(),
  amountInCents: z.number(),
  currency: z.string(),
  paymentIntent: z.string().nullable(),
  charge: z.string().nullable(),
  reason: z.string().nullable(),
  metadata: StringMap,
  createdAt: Moment,
});

const Dispute = z.object({
  id: z.string(),
  status: z.string(),
  reason: z.string(),
  amountInCents: z.number(),
  currency: z.string(),
  paymentIntent: z.string().nullable(),
  charge: z.string().nullable(),
  answerBy: Moment.nullable(),
  createdAt: Moment,
});

const FraudWarning = z.object({
  id: z.string(),
  type: z.string(),
  paymentIntent: z.string().nullable(),
  charge: z.string().nullable(),
  createdAt: Moment,
});

const Movement = z.object({
  id: z.string(),
  type: z.string(),
  /** Negative for money that left. */
  amountInCents: z.number(),
  feeInCents: z.number(),
  currency: z.string(),
  source: z.string().nullable(),
  createdAt: Moment,
});

const Webhook = z.object({
  id: z.string(),
  type: z.string(),
  state: z.enum(['pending', 'delivered', 'dropped', 'given-up']),
  attempts: z.number(),
  createdAt: Moment,
});

export const Ledger = z.object({
  payments: z.array(Payment),
  refunds: z.array(Refund),
  charges: z.array(Charge),
  disputes: z.array(Dispute),
  fraudWarnings: z.array(FraudWarning),
  movements: z.array(Movement),
  /** The latest thirty. */
  webhooks: z.array(Webhook),
});
export type Ledger = z.infer<typeof Ledger>;

const Faults = z.object({ webhooks: WebhookFault, api: ApiFault });

/** A script may leave the body out. */
const orEmpty = <S extends z.ZodObject>(schema: S) => z.preprocess((body) => body ?? {}, schema);

export const paymentCalls = {
  payments: get('public', '/payments', {
    access: 'anyone',
    summary: 'The ledger of the payment stand-in, newest first',
    query: z.object({ limit: countInQuery.optional() }),
    answer: Ledger,
  }),
  pay: post('public', '/payments/:checkoutId/pay', {
    access: 'anyone',
    summary: 'Pay as somebody on the payment page would',
    params: CheckoutId,
    body: orEmpty(
      z.object({
        card: z
          .string()
          .transform((number) => number.replaceAll(/[\s-]/g, ''))
          .pipe(z.string().regex(/^\d{12,19}$/, 'not a card number'))
          .optional(),
        method: PayMethod.default('card'),
        /** The tick on the page: the card may be offered next time. */
        isOfferedAgain: z.boolean().default(false),
        /** Pays with the page's saved card instead of a typed one. */
        isSaved: z.boolean().default(false),
      }),
    ),
    answer: PayOutcome,
  }),
  authenticate: post('public', '/payments/:checkoutId/authenticate', {
    access: 'anyone',
    summary: 'Answer the bank’s question after a payment that requires action',
    params: CheckoutId,
    body: orEmpty(z.object({ outcome: z.enum(['complete', 'fail']).default('complete') })),
    answer: PayOutcome,
  }),
  dispute: post('public', '/payments/:paymentIntentId/dispute', {
    access: 'anyone',
    summary: 'The cardholder disputes a charge, whole or in part',
    params: PaymentIntentId,
    body: orEmpty(
      z.object({ reason: z.string().max(100).default('fraudulent'), amountInCents: z.int().positive().optional() }),
    ),
    answer: Dispute,
  }),
  decideDispute: post('public', '/payments/:paymentIntentId/dispute/decide', {
    access: 'anyone',
    summary: 'The bank decides about the open dispute',
    params: PaymentIntentId,
    body: z.object({ outcome: z.enum(['won', 'lost']) }),
    answer: Dispute,
  }),
  warnOfFraud: post('public', '/payments/:paymentIntentId/fraud-warning', {
    access: 'anyone',
    summary: 'The card’s issuer warns that a charge may be fraud',
    params: PaymentIntentId,
    body: orEmpty(z.object({ type: z.string().max(100).default('made_with_stolen_card') })),
    answer: FraudWarning,
  }),
  refundInDashboard: post('public', '/payments/:paymentIntentId/refund', {
    access: 'anyone',
    summary: 'Somebody gives money back in the provider’s own dashboard',
    params: PaymentIntentId,
    body: orEmpty(z.object({ amountInCents: z.int().positive().optional() })),
    answer: Refund,
  }),
  paymentFaults: get('public', '/payments/faults', {
    access: 'anyone',
    summary: 'How webhooks and the payment API behave now',
    answer: Faults,
  }),
  setPaymentFaults: post('public', '/payments/faults', {
    access: 'anyone',
    summary: 'How webhooks and the payment API behave from now on',
    body: Faults.partial(),
    answer: Faults,
  }),
};
