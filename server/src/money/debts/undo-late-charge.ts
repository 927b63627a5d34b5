import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { lookUpCharge } from '../payments/charge-card.ts';
import type { Charge, ChargeFollowUp, ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { dropCharge, dropUnaskedCharge } from '../payments/drop-charge.ts';
import { isHourUsed } from '../payments/is-hour-used.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { changeDebt } from './change-debt.ts';
import { findDebtOf, updateDebt } from './debt-store.ts';
import { followDebtCharge } from './follow-debt-charge.ts';
import { undoLateChargeJob } from './undo-late-charge-job.ts';

/** Longer than any request to the provider lives. */
const WATCHED_FOR = Temporal.Duration.from({ hours: 1 });

const purpose = 'late-cancellation';
const why = 'rental-started';

/**
 * The hour of a pass was used after all, so its normal price isn't owed. A card that hasn't been asked yet never is;
 * jobs correct the rest after commit, the last one when no request can still be under way.
 */
export async function voidLateCharge(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const charge = await findFirstCharge(tx, bookingId);
  if (!charge) return;
  await dropUnaskedCharge(tx, charge.id, why, now);
  await enqueue(tx, undoLateChargeJob, { bookingId, isLast: false }, { now });
  await enqueue(tx, undoLateChargeJob, { bookingId, isLast: true }, { now, runAt: now.add(WATCHED_FOR) });
}

/** Cancels debts, refunds payments and looks up open requests. However often it's called, it does so once. */
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

/** A refused charge is owed, unless the hour was used: then nothing is, and payments are refunded. */
export const followLateCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  const isUsed = charge.bookingId !== null && (await isHourUsed(tx, charge.bookingId));
  if (!isUsed || charge.debtId !== null) await followDebtCharge(tx, charge, outcome, now);
  if (isUsed && outcome.state === 'succeeded') await giveBack(tx, charge, now);
};

/** Never more than what is left of its payments. */
async function giveBack(
  tx: Tx,
  { bookingId, accountId, amountInCents }: Pick<Charge, 'bookingId' | 'accountId' | 'amountInCents'>,
  now: Temporal.Instant,
): Promise<void> {
  if (bookingId === null || accountId === null) return;
  await queueRefund(tx, { of: { bookingId, purpose }, accountId, purpose: 'objection', amountInCents }, now);
}

/** The charge to the saved card. Payments of its debt come later. */
const findFirstCharge = (db: Db, bookingId: string) =>
  db
    .selectFrom('ledger')
    .select(['id', 'state', 'bookingId', 'accountId', 'amountInCents'])
    .where('bookingId', '=', bookingId)
    .where('kind', '=', 'charge')
    .where('purpose', '=', purpose)
    .where('debtId', 'is', null)
    .executeTakeFirst();
