import type { Stripe } from 'stripe';
import { type Account, deliveryIdOf } from './account.ts';
import { noteOf } from './checkout/checkout-note.ts';
import { knownEmail } from './checkout/pay-checkout.ts';
import type { Ledger } from './payment-calls.ts';
import { idOf } from './store/references.ts';

const SHOWN_WEBHOOKS = 30;

/** All payments, charges, refunds and webhooks, newest first. */
export function readLedger(account: Account, limit = Infinity): Ledger {
  const { store } = account;
  const sessions = store.list('checkout.session');
  const paidOnPages = new Set(sessions.map(({ payment_intent }) => idOf(payment_intent)));
  return {
    payments: newest(sessions, limit).map((session) => presentPayment(account, session)),
    refunds: newest(store.list('refund'), limit).map(presentRefund),
    charges: newest(store.list('charge'), limit).map((charge) =>
      presentCharge(charge, !paidOnPages.has(idOf(charge.payment_intent))),
    ),
    disputes: newest(store.list('dispute'), limit).map(presentDispute),
    fraudWarnings: newest(store.list('radar.early_fraud_warning'), limit).map(presentWarning),
    movements: newest(store.list('balance_transaction'), limit).map(presentMovement),
    webhooks: newest(store.list('event'), SHOWN_WEBHOOKS).map(({ id, type, created }) => {
      const { state = 'pending', attempts = 0 } = store.find('note.delivery', deliveryIdOf(id)) ?? {};
      return { id, type, state, attempts, createdAt: momentOf(created) };
    }),
  };
}

const newest = <T>(made: T[], limit: number) => made.toReversed().slice(0, limit);

function presentPayment(account: Account, session: Stripe.Checkout.Session): Ledger['payments'][number] {
  const { items, intent, details } = noteOf(account, session.id);
  const paymentIntent = account.store.find('payment_intent', idOf(session.payment_intent) ?? '');
  const charge = account.store.find('charge', idOf(paymentIntent?.latest_charge) ?? '');
  return {
    id: session.id,
    mode: session.mode,
    status: session.status ?? 'open',
    paymentStatus: session.payment_status,
    amountInCents: session.amount_total ?? 0,
    refundedInCents: charge?.amount_refunded ?? 0,
    currency: session.currency ?? 'eur',
    paymentIntent: paymentIntent?.id ?? null,
    customer: idOf(session.customer),
    email: session.customer_details?.email ?? knownEmail(account, session) ?? null,
    method: charge ? methodOf(charge) : null,
    savesCard: session.mode === 'setup' || intent.setup_future_usage !== null,
    submitText: session.custom_text.submit?.message ?? null,
    afterSubmitText: session.custom_text.after_submit?.message ?? null,
    lineItems: items.map(({ description, quantity, price, amount_total }, place) => ({
      description: description ?? '',
      details: details?.[place] ?? null,
      quantity: quantity ?? 1,
      unitAmountInCents: price?.unit_amount ?? 0,
      amountInCents: amount_total,
    })),
    metadata: session.metadata ?? {},
    url: session.url,
    createdAt: momentOf(session.created),
    expiresAt: momentOf(session.expires_at),
  };
}

const presentCharge = (charge: Stripe.Charge, offSession: boolean): Ledger['charges'][number] => ({
  id: charge.id,
  status: charge.status,
  amountInCents: charge.amount,
  refundedInCents: charge.amount_refunded,
  currency: charge.currency,
  paymentIntent: idOf(charge.payment_intent),
  customer: idOf(charge.customer),
  description: charge.description,
  method: methodOf(charge),
  offSession,
  failureCode: charge.failure_code,
  declineCode: charge.paid ? null : (charge.outcome?.reason ?? null),
  metadata: charge.metadata,
  createdAt: momentOf(charge.created),
});

export const presentRefund = (refund: Stripe.Refund): Ledger['refunds'][number] => ({
  id: refund.id,
  status: refund.status ?? 'pending',
  amountInCents: refund.amount,
  currency: refund.currency,
  paymentIntent: idOf(refund.payment_intent),
  charge: idOf(refund.charge),
  reason: refund.reason,
  metadata: refund.metadata ?? {},
  createdAt: momentOf(refund.created),
});

export const presentDispute = (dispute: Stripe.Dispute): Ledger['disputes'][number] => ({
  id: dispute.id,
  status: dispute.status,
  reason: dispute.reason,
  amountInCents: dispute.amount,
  currency: dispute.currency,
  paymentIntent: idOf(dispute.payment_intent),
  charge: idOf(dispute.charge),
  answerBy: dispute.evidence_details.due_by === null ? null : momentOf(dispute.evidence_details.due_by),
  createdAt: momentOf(dispute.created),
});

export const presentWarning = (warning: Stripe.Radar.EarlyFraudWarning): Ledger['fraudWarnings'][number] => ({
  id: warning.id,
  type: warning.fraud_type,
  paymentIntent: idOf(warning.payment_intent),
  charge: idOf(warning.charge),
  createdAt: momentOf(warning.created),
});

const presentMovement = (movement: Stripe.BalanceTransaction): Ledger['movements'][number] => ({
  id: movement.id,
  type: movement.type,
  amountInCents: movement.amount,
  feeInCents: movement.fee,
  currency: movement.currency,
  source: idOf(movement.source),
  createdAt: momentOf(movement.created),
});

const walletNames: Record<string, string> = { apple_pay: 'Apple Pay', google_pay: 'Google Pay' };
const brandNames: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** `Apple Pay · Visa •••• 4242` */
function methodOf({ payment_method_details: details }: Stripe.Charge): string | null {
  const card = details?.card;
  if (!card) return details?.type === 'paypal' ? 'PayPal' : null;
  const name = `${brandNames[card.brand ?? ''] ?? card.brand} •••• ${card.last4}`;
  return card.wallet ? `${walletNames[card.wallet.type] ?? card.wallet.type} · ${name}` : name;
}

const momentOf = (seconds: number) =>
  Temporal.Instant.fromEpochMilliseconds(seconds * 1000).toString({ smallestUnit: 'millisecond' });
