import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { listOvertimeDebts, lowerOvertimeDebt, splitOvertime } from '../../money/debts/lower-overtime-debt.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { findOvertime, lockOvertime, readTaken } from './overtime-store.ts';
import { owedInCents } from './owed-in-cents.ts';

/**
 * Brings the money in line with the price: excess charges are refunded, excess debts cancelled. However often it's
 * called, it does so once. A charge under way is handled when it's final.
 */
export async function balanceOvertime(deps: Deps, bookingId: string, followUps: ChargeFollowUps): Promise<void> {
  const overtime = await findOvertime(deps.db.query, bookingId);
  if (!overtime) return;
  const { paidInCents } = await readTaken(deps.db.query, bookingId);
  await lowerOvertimeDebt(deps, { bookingId, owedInCents: owedInCents(overtime), paidInCents }, followUps);
  await deps.db.transaction((tx) => giveBack(tx, bookingId, deps.now()));
}

async function giveBack(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const overtime = await lockOvertime(tx, bookingId);
  if (!overtime) return;
  const { accountId, takenInCents, paidInCents } = await readTaken(tx, bookingId);
  const asked = { owedInCents: owedInCents(overtime), paidInCents };
  const owed = asked.owedInCents + splitOvertime(await listOvertimeDebts(tx, bookingId), asked).grownInCents;
  if (accountId === null || takenInCents <= owed) return;
  const amountInCents = takenInCents - owed;
  await queueRefund(
    tx,
    { of: { bookingId, purpose: 'overtime' }, accountId, purpose: 'objection', amountInCents },
    now,
  );
}
