import type { Deps } from '../../ground/deps.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import { chargeCard } from './charge-card.ts';
import type { ChargeFollowUps } from './charge-follow-ups.ts';
import { listPendingCharges, listPendingRefunds } from './ledger-store.ts';
import { sendRefund } from './send-refund.ts';

/** A job of its own gets this long before the sweep steps in. */
const LEFT_BEHIND_AFTER = Temporal.Duration.from({ minutes: 10 });
const MAX_AT_ONCE = 50;

/** Retries what jobs have given up: refunds not sent, cards not charged. */
export async function sweepPayments(deps: Deps, followUps: ChargeFollowUps): Promise<void> {
  const now = deps.now();
  const createdBefore = now.subtract(LEFT_BEHIND_AFTER);
  const refunds = await listPendingRefunds(deps.db.query, { now, createdBefore, limit: MAX_AT_ONCE });
  const charges = await listPendingCharges(deps.db.query, { createdBefore, limit: MAX_AT_ONCE });
  const work = [
    ...refunds.map((id) => () => sendRefund(deps, id)),
    ...charges.map((id) => () => chargeCard(deps, id, followUps)),
  ];
  for (const run of work) {
    try {
      await run();
    } catch (error) {
      deps.log.warn({ error: error instanceof Error ? error.name : 'unknown' }, 'payment left behind');
      if (isProblem(error, 'unavailable')) return;
    }
  }
}
