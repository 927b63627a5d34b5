import type { Deps } from '../../ground/deps.ts';
import { applyDispute, type FollowDispute } from './apply-dispute.ts';
import { applyFraudWarning } from './apply-fraud-warning.ts';
import { applyRefund } from './apply-refund.ts';
import { settleByPayment } from './charge-card.ts';
import type { ChargeFollowUps } from './charge-follow-ups.ts';
import { type ApplyPage, syncPageByCheckout } from './sync-page.ts';

/** Consequences of money movements in the domains above. */
export type PaymentContinuations = {
  applyPage: ApplyPage;
  followUps: ChargeFollowUps;
  followDispute: FollowDispute;
};

/** We ask the provider about an event's subject, so neither order nor number of events matters. */
export async function applyPaymentEvent(
  deps: Deps,
  { type, objectId }: { type: string; objectId: string },
  continuations: PaymentContinuations,
): Promise<void> {
  await paymentEvents[type]?.(deps, objectId, continuations);
}

type Applier = (deps: Deps, objectId: string, continuations: PaymentContinuations) => Promise<void>;

const checkout: Applier = (deps, id, { applyPage }) => syncPageByCheckout(deps, id, applyPage);
const refund: Applier = (deps, id) => applyRefund(deps, id);
const dispute: Applier = (deps, id, { followDispute }) => applyDispute(deps, id, followDispute);
const payment: Applier = (deps, id, { followUps }) => settleByPayment(deps, id, followUps);

/** Every event that we subscribe to; docs/operating.md lists them, and a test compares. */
export const paymentEvents: Record<string, Applier> = {
  'checkout.session.completed': checkout,
  'checkout.session.async_payment_succeeded': checkout,
  'checkout.session.async_payment_failed': checkout,
  'checkout.session.expired': checkout,
  'payment_intent.succeeded': payment,
  'payment_intent.payment_failed': payment,
  'refund.created': refund,
  'refund.updated': refund,
  'refund.failed': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
  'charge.dispute.funds_withdrawn': dispute,
  'charge.dispute.funds_reinstated': dispute,
  'radar.early_fraud_warning.created': (deps, id) => applyFraudWarning(deps, id),
};
