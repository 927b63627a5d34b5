import { boardShareInCents } from '@laine/rules/price/problem.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { refundableInCents } from '../../money/payments/take-vouchers-back.ts';
import { giveBoardUp } from '../sessions/cancel-boards.ts';
import type { SessionRow } from '../sessions/list-sessions.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { paidForRestInCents } from './cancellation-sums.ts';
import { isMoneyBackUsedUp } from './is-money-back-used-up.ts';
import { settleMoneyBack } from './settle-money-back.ts';

/**
 * All the money for one board of a booking, for a cause on our side. What it had cost is written down with it, so that
 * cancelling the others gives back what these have cost, and nothing twice.
 */
export async function giveBoardBack(
  tx: Tx,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const { accountId, count } = booking;
  const paidInCents = paidForRestInCents(booking, await listSessionsOf(tx, bookingId));
  const cancelledInCents = boardShareInCents(paidInCents, count);
  const amountInCents = Math.min(cancelledInCents, await refundableInCents(tx, bookingId));
  await giveBoardUp(tx, { id: sessionId, cancelledInCents, refundInCents: amountInCents }, now);
  // A booking of one board stays one of one board.
  await updateBooking(tx, bookingId, { count: Math.max(1, count - 1) }, now);
  await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'operator-fault', amountInCents }, now);
}

/**
 * What stands in for a collected board could not be had, for a cause on our side: it is as if the renter had chosen the
 * money, so all of it goes back where the first board was soon back, and for one that was used on the time that is left.
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
    // Who has had the money of used boards before, as often as anybody may alone, has it by staff's word.
    const waits = first?.firstOpenAt && (await isMoneyBackUsedUp(tx, bookingId, now));
    if (!isExtra || !first || first.isExtra || waits) continue;
    await giveBoardBack(tx, { bookingId, sessionId: first.id }, now);
    await settleMoneyBack(tx, { sessionId: first.id, bookingId }, now);
  }
}
