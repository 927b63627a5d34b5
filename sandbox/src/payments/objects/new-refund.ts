import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { newStripeId } from '../store/stripe-id.ts';

type Given = Pick<Stripe.Refund, 'amount' | 'metadata' | 'reason' | 'status'>;

export const newRefund = (
  { nowInSeconds }: Account,
  charge: Stripe.Charge,
  given: Given,
): Stripe.Refund & { balance_transaction: string } => ({
  id: newStripeId('re'),
  object: 'refund',
  balance_transaction: newStripeId('txn'),
  charge: charge.id,
  created: nowInSeconds(),
  currency: charge.currency,
  customer: charge.customer,
  customer_account: null,
  destination_details: charge.payment_method_details?.card
    ? {
        type: 'card',
        card: { reference_status: 'pending', reference_type: 'acquirer_reference_number', type: 'refund' },
      }
    : { type: 'paypal', paypal: { network_decline_code: null, reference: null, reference_status: null } },
  payment_intent: charge.payment_intent,
  payment_method: charge.payment_method,
  receipt_number: null,
  source_transfer_reversal: null,
  transfer_reversal: null,
  ...given,
});
