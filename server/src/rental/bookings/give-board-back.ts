import type { Tx } from '../../ground/db/open-database.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { refundableInCents } from '../../money/payments/take-vouchers-back.ts';
import { giveBoardUp } from '../sessions/cancel-boards.ts';
import type { SessionRow } from '../sessions/list-sessions.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { pricesInCents, sumOf } from './cancellation-sums.ts';
import { isMoneyBackUsedUp } from './is-money-back-used-up.ts';
import { settleMoneyBack } from './settle-money-back.ts';

/**
 * Refunds one board of a booking in full, because we are at fault. Its price is stored as well, so that cancelling the
 * other boards refunds only theirs, and nothing twice.
 */
export async function giveBoardBack(
  tx: Tx,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const { accountId, count } = booking;
  const sessions = await listSessionsOf(tx, bookingId);
  const paidOf = (one: SessionRow) => sessions.find(({ id }) => id === (one.replaces ?? one.id)) ?? one;
  // What stands in for a paid board counts as it.
  const board = sessions
    .filter(({ id }) => id === sessionId)
    .map((one) => ({ ...one, isExtra: false, hourInCents: paidOf(one).hourInCents }));
  const cancelledInCents = sumOf(pricesInCents(booking, sessions, board));
  const amountInCents = Math.min(cancelledInCents, await refundableInCents(tx, bookingId));
  await giveBoardUp(tx, { id: sessionId, cancelledInCents, refundInCents: amountInCents }, now);
  // A booking of one board keeps the count of one.
  await updateBooking(tx, bookingId, { count: Math.max(1, count - 1) }, now);
  await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'operator-fault', amountInCents }, now);
}

/**
 * The replacement for a collected board couldn't be had, and we are at fault. That counts as if the renter had chosen
 * the money: everything if the first board was soon back, otherwise the remaining time.
 */
export async function payReplacedBack(
  tx: Tx,
  bookingId: string,
  unserved: Pick<SessionRow, 'isExtra' | 'replaces'>[],
  now: Temporal.Instant,
): Promise<void> {
  const sessions = await listSessionsOf(tx, bookingId);
  for (const { isExtra, replaces } of unserved) {
    const first = sessions.find(({ id, cancelledInCents }) => id === replaces && cancelledInCents === null);
    // A renter who took money back for used boards as often as anybody may alone needs staff's word.
    const waits = first?.firstOpenAt && (await isMoneyBackUsedUp(tx, bookingId, now));
    if (!isExtra || !first || first.isExtra || waits) continue;
    await giveBoardBack(tx, { bookingId, sessionId: first.id }, now);
    await settleMoneyBack(tx, { sessionId: first.id, bookingId }, now);
  }
}
