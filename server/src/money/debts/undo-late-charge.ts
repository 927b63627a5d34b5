import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { lookUpCharge } from '../payments/charge-card.ts';
import type { Charge, ChargeFollowUp, ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { dropCharge, dropUnaskedCharge } from '../payments/drop-charge.ts';
import { isHourUsed } from '../payments/is-hour-used.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { changeDebt } from './change-debt.ts';
import { findDebtOf, updateDebt } from './debt-store.ts';
import { followDebtCharge } from './follow-debt-charge.ts';
import { undoLateChargeJob } from './undo-late-charge-job.ts';

/** Longer than any request to the provider lives. */
const WATCHED_FOR = Temporal.Duration.from({ hours: 1 });

const purpose = 'late-cancellation';
const why = 'rental-started';

/**
 * The hour of a pass was used after all, so its normal price is not owed. A card that nobody has asked yet is never asked;
 * jobs bring the rest in line after the commit, the last one when no question can still be under way.
 */
export async function voidLateCharge(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const charge = await findFirstCharge(tx, bookingId);
  if (!charge) return;
  await dropUnaskedCharge(tx, charge.id, why, now);
  await enqueue(tx, undoLateChargeJob, { bookingId, isLast: false }, { now });
  await enqueue(tx, undoLateChargeJob, { bookingId, isLast: true }, { now, runAt: now.add(WATCHED_FOR) });
}

/** What is owed is let go, what was paid goes back, what is being asked for is looked up. Any number of calls do it once. */
export async function undoLateCharge(
  deps: Deps,
  { bookingId, isLast }: { bookingId: string; isLast: boolean },
  followUps: ChargeFollowUps,
): Promise<void> {
  const charge = await findFirstCharge(deps.db.query, bookingId);
  if (!charge) return;
  if (charge.state === 'pending') {
    const state = await lookUpCharge(deps, charge.id, followUps);
    if (state === 'unknown' && isLast) {
      await deps.db.transaction((tx) => dropCharge(tx, charge.id, why, deps.now()));
    }
  }
  const debt = await findDebtOf(deps.db.query, { bookingId, reason: purpose });
  if (debt?.status === 'due') {
    await changeDebt(deps, { debtId: debt.id, why }, followUps, async (tx, { id, status }, now) => {
      if (status === 'due') await updateDebt(tx, id, { status: 'forgiven' }, now);
    });
  }
  await deps.db.transaction((tx) => giveBack(tx, charge, deps.now()));
}

/** What the saved card did not pay is owed, unless the hour was used: then nothing is, and what was paid goes back. */
export const followLateCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  const isUsed = charge.bookingId !== null && (await isHourUsed(tx, charge.bookingId));
  if (!isUsed || charge.debtId !== null) await followDebtCharge(tx, charge, outcome, now);
  if (isUsed && outcome.state === 'succeeded') await giveBack(tx, charge, now);
};

/** Never more than what is left of what was paid for it. */
async function giveBack(
  tx: Tx,
  { bookingId, accountId, amountInCents }: Pick<Charge, 'bookingId' | 'accountId' | 'amountInCents'>,
  now: Temporal.Instant,
): Promise<void> {
  if (bookingId === null || accountId === null) return;
  await queueRefund(tx, { of: { bookingId, purpose }, accountId, purpose: 'objection', amountInCents }, now);
}

/** The one that asks the saved card. What pays a debt of it comes later. */
const findFirstCharge = (db: Db, bookingId: string) =>
  db
    .selectFrom('ledger')
    .select(['id', 'state', 'bookingId', 'accountId', 'amountInCents'])
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('purpose', '=', purpose)
    .where('debtId', 'is', null)
    .executeTakeFirst();
