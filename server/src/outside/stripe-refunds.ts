import type { Stripe } from 'stripe';
import type { PaymentProvider, ProviderRefund } from '../ground/ports/payment-provider.ts';
import type { AskStripe } from './stripe-payments.ts';
import { idOf, orUndefined } from './stripe-references.ts';

const PAGE_SIZE = 100;

type StripeRefunds = Pick<PaymentProvider, 'refund' | 'findRefund' | 'findRefundById' | 'listRefunds'>;

export function stripeRefunds(ask: AskStripe): StripeRefunds {
  const listRefunds = async (paymentId: string): Promise<ProviderRefund[]> => {
    // A payment that is given back in more than a hundred parts does not exist.
    const { data } = await ask((client) => client.refunds.list({ payment_intent: paymentId, limit: PAGE_SIZE }));
    return data.map(readRefund);
  };

  return {
    listRefunds,

    async refund({ paymentId, amountInCents, ledgerId, idempotencyKey }) {
      const params = { payment_intent: paymentId, amount: amountInCents, metadata: { ledgerId } };
      return readRefund(await ask((client) => client.refunds.create(params, { idempotencyKey })));
    },

    async findRefund({ paymentId, ledgerId }) {
      return (await listRefunds(paymentId)).find((refund) => refund.ledgerId === ledgerId);
    },

    async findRefundById(id) {
      const refund = await orUndefined(ask((client) => client.refunds.retrieve(id)));
      return refund && readRefund(refund);
    },
  };
}

/** A refund on its way counts as accepted; if the bank returns it, an event tells us. */
function readRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, status, amount, failure_reason: reason, metadata } = refund;
  const common = {
    id,
    paymentId: idOf(refund.payment_intent),
    amountInCents: amount,
    ledgerId: metadata?.['ledgerId'] ?? null,
  };
  return status === 'failed' || status === 'canceled'
    ? { ...common, state: 'failed', failureCode: reason ?? status }
    : { ...common, state: 'accepted', failureCode: null };
}
