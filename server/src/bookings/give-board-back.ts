import { boardShareInCents } from '@laine/rules/problem.ts';
import type { Tx } from '../db/open-database.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { giveBoardUp } from '../sessions/cancel-boards.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { paidForRestInCents } from './cancellation-sums.ts';

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
  const amountInCents = boardShareInCents(paidInCents, count);
  await giveBoardUp(tx, { id: sessionId, cancelledInCents: amountInCents, refundInCents: amountInCents }, now);
  // A booking of one board stays one of one board.
  await updateBooking(tx, bookingId, { count: Math.max(1, count - 1) }, now);
  await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'operator-fault', amountInCents }, now);
}
