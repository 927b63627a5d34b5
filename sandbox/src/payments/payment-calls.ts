import { get, post } from '@laine/contract/call.ts';
import { Moment } from '@laine/contract/fields.ts';
import { z } from 'zod';
import { countInQuery } from '../count-in-query.ts';

/** What scripts may ask the payment stand-in, below `/sandbox` like all sandbox calls. */

export const WebhookFault = z.enum(['deliver', 'drop', 'duplicate', 'delay']);
export type WebhookFault = z.infer<typeof WebhookFault>;

const PayMethod = z.enum(['card', 'apple_pay', 'google_pay', 'paypal']);
type PayMethod = z.infer<typeof PayMethod>;

const CheckoutId = z.object({ checkoutId: z.string().max(200) });

const PayOutcome = z.object({
  status: z.enum(['succeeded', 'declined', 'requires_action', 'expired']),
  /** Where the customer's browser goes next: back to the product, to the bank, or again to the payment page. */
  returnUrl: z.string(),
  code: z.string().optional(),
  declineCode: z.string().optional(),
  message: z.string().optional(),
});
export type PayOutcome = z.infer<typeof PayOutcome>;

const StringMap = z.record(z.string(), z.string());

const LineItem = z.object({
  description: z.string(),
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
  /** Charged by the product on its own, not on a payment page. */
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
  /** The latest thirty. */
  webhooks: z.array(Webhook),
});
export type Ledger = z.infer<typeof Ledger>;

const Faults = z.object({ webhooks: WebhookFault });

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
  paymentFaults: get('public', '/payments/faults', {
    access: 'anyone',
    summary: 'How webhooks behave now',
    answer: Faults,
  }),
  setPaymentFaults: post('public', '/payments/faults', {
    access: 'anyone',
    summary: 'How webhooks behave from now on',
    body: Faults.partial(),
    answer: Faults,
  }),
};
