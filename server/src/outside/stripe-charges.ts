import type { Stripe } from 'stripe';
import type { CardCharge, PaymentProvider } from '../ground/ports/payment-provider.ts';
import { isProblem } from '../ground/ports/payment-provider.ts';
import type { AskStripe } from './stripe-payments.ts';
import { orUndefined } from './stripe-references.ts';

const CURRENCY = 'eur';
const PAGE_SIZE = 100;

type Intent = Stripe.PaymentIntent;
type StripeCharges = Pick<PaymentProvider, 'chargeCard' | 'findCharge' | 'findPayment'>;

/** Charges of saved cards; Stripe calls such a payment an intent that is confirmed off session. */
export function stripeCharges(ask: AskStripe): StripeCharges {
  return {
    async chargeCard({ customerId, cardId, amountInCents, ledgerId, description, idempotencyKey }) {
      const params: Stripe.PaymentIntentCreateParams = {
        amount: amountInCents,
        currency: CURRENCY,
        customer: customerId,
        payment_method: cardId,
        confirm: true,
        off_session: true,
        description,
        metadata: { ledgerId },
      };
      try {
        return readCharge(await ask((client) => client.paymentIntents.create(params, { idempotencyKey })));
      } catch (error) {
        if (isProblem(error, 'declined')) return failed(null, error.code);
        // The card was removed, or the provider has lost the person: this request can never succeed.
        if (isProblem(error, 'refused') || isProblem(error, 'unknown-customer')) return failed(null, error.code);
        throw error;
      }
    },

    async findPayment(id) {
      const intent = await orUndefined(ask((client) => client.paymentIntents.retrieve(id)));
      return intent && { charge: readCharge(intent), metadata: intent.metadata };
    },

    async findCharge({ customerId, ledgerId, since }) {
      const gte = Math.floor(since.epochMilliseconds / 1000);
      for (let after: string | undefined; ;) {
        const page = await ask<Stripe.ApiList<Intent>>((client) =>
          client.paymentIntents.list({
            customer: customerId,
            created: { gte },
            limit: PAGE_SIZE,
            ...(after !== undefined && { starting_after: after }),
          }),
        );
        const found = page.data.find(({ metadata }) => metadata['ledgerId'] === ledgerId);
        if (found) return readCharge(found);
        after = page.data.at(-1)?.id;
        if (!page.has_more || after === undefined) return undefined;
      }
    },
  };
}

function readCharge({ id, status, last_payment_error: error }: Intent): CardCharge {
  if (status === 'succeeded') return { state: 'paid', paymentId: id };
  if (status === 'processing') return { state: 'processing', paymentId: id };
  return failed(id, error?.decline_code ?? error?.code ?? status);
}

const failed = (paymentId: string | null, code: string): CardCharge => ({
  state: 'failed',
  paymentId,
  code,
  needsAuthentication: code === 'authentication_required' || code === 'requires_action',
});
