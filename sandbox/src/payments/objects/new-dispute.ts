import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { newStripeId } from '../store/stripe-id.ts';

type Given = Pick<Stripe.Dispute, 'amount' | 'reason'>;

/** Banks leave one to three weeks to answer. */
const ANSWER_WITHIN_SECONDS = 14 * 86_400;

/** A cardholder's demand to get a charge back, as long as nobody has decided about it. */
export function newDispute({ nowInSeconds }: Account, charge: Stripe.Charge, given: Given): Stripe.Dispute {
  const created = nowInSeconds();
  const card = charge.payment_method_details?.card;
  return {
    id: newStripeId('du'),
    object: 'dispute',
    balance_transactions: [],
    charge: charge.id,
    created,
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: created + ANSWER_WITHIN_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: 'manual',
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    payment_method_details: card
      ? {
          type: 'card',
          card: {
            brand: card.brand ?? 'visa',
            case_type: 'chargeback',
            network: card.network ?? 'visa',
            network_reason_code: '10.4',
          },
        }
      : { type: 'paypal', paypal: { case_id: newStripeId('du'), reason_code: null } },
    status: 'needs_response',
    ...given,
  };
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
