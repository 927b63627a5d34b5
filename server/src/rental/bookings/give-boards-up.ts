import type { RefundPurpose } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { giveBoardUp, type GivenBoard } from '../sessions/cancel-boards.ts';
import { updateBooking, type BookingRow } from './booking-store.ts';
import { sumOf } from './cancellation-sums.ts';
import { settlePassHour } from './charge-pass-hour.ts';
import { endHeldHour } from './end-held-hour.ts';

/** `paid`: how many of them were paid for. */
type GivenBoards = { boards: GivenBoard[]; paid: number; purpose: RefundPurpose };

/**
 * Boards leave a booking that goes on with the others, at the price they were booked for. Each keeps its price and its
 * refund, so that giving others back refunds only theirs, and nothing twice.
 */
export async function giveBoardsUp(
  tx: Tx,
  booking: BookingRow,
  { boards, paid, purpose }: GivenBoards,
  now: Temporal.Instant,
): Promise<void> {
  const { id: bookingId, accountId, count } = booking;
  for (const board of boards) await giveBoardUp(tx, board, now);
  // A booking of one board keeps the count of one; and of two lockers for one board the second may be given up.
  await updateBooking(tx, bookingId, { count: Math.max(1, count - paid) }, now);
  const amountInCents = sumOf(boards.map(({ refundInCents }) => refundInCents));
  await queueRefund(tx, { of: { bookingId }, accountId, purpose, amountInCents }, now);
  await endHeldHour(tx, bookingId, now);
  if (purpose === 'operator-fault') await settlePassHour(tx, booking, true, now);
}
