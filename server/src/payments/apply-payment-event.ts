import type { Deps } from '../deps.ts';
import { applyDispute, type FollowDispute } from './apply-dispute.ts';
import { applyFraudWarning } from './apply-fraud-warning.ts';
import { applyRefund } from './apply-refund.ts';
import { settleByPayment } from './charge-card.ts';
import type { ChargeFollowUps } from './charge-follow-ups.ts';
import { findPaymentEvent, markApplied } from './payment-event-store.ts';

/** What the domains above have to say about money that has moved. */
export type PaymentContinuations = {
  syncCheckout: (checkoutId: string) => Promise<void>;
  followUps: ChargeFollowUps;
  followDispute: FollowDispute;
};

/** What an event is about is asked of the provider, so order and number of events do not matter. */
export async function applyPaymentEvent(
  deps: Deps,
  eventId: string,
  continuations: PaymentContinuations,
): Promise<void> {
  const event = await findPaymentEvent(deps.db.query, eventId);
  if (!event || event.appliedAt !== null) return;
  if (event.objectId !== null) await applierOf(event.type)?.(deps, event.objectId, continuations);
  await markApplied(deps.db.query, event.id, deps.now());
}

type Applier = (deps: Deps, objectId: string, continuations: PaymentContinuations) => Promise<void>;

/** By how the names of its events begin. */
const appliers: [start: string, apply: Applier][] = [
  ['checkout.session.', (_deps, id, { syncCheckout }) => syncCheckout(id)],
  ['refund.', (deps, id) => applyRefund(deps, id)],
  ['charge.dispute.', (deps, id, { followDispute }) => applyDispute(deps, id, followDispute)],
  ['payment_intent.succeeded', (deps, id, { followUps }) => settleByPayment(deps, id, followUps)],
  ['payment_intent.payment_failed', (deps, id, { followUps }) => settleByPayment(deps, id, followUps)],
  ['radar.early_fraud_warning.created', (deps, id) => applyFraudWarning(deps, id)],
];

const applierOf = (type: string): Applier | undefined => appliers.find(([start]) => type.startsWith(start))?.[1];
