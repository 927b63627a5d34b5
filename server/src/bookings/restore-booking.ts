import { raiseAlert } from '../alerts/raise-alert.ts';
import type { Tx } from '../db/open-database.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { undoLateCharge } from '../payments/undo-late-charge.ts';
import { withdrawRefund } from '../payments/withdraw-refund.ts';
import { lockBooking, updateBooking } from './booking-store.ts';

/**
 * A start that the station's journal proves beats a cancellation that the station had not heard of: the booking is paid
 * again and its refund stays with us. Other boards of it stay cancelled, which staff may want to make good.
 */
export async function restoreBooking(
  tx: Tx,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
  now: Temporal.Instant,
): Promise<'restored' | 'not-cancelled' | 'never-paid'> {
  const { status, paidAt, stationId } = await lockBooking(tx, bookingId);
  if (paidAt === null) return 'never-paid';
  await undoLateCharge(tx, bookingId, now);
  // Nobody had come by its end, as far as was known; the booking itself stayed paid.
  if (status !== 'expired') return 'not-cancelled';
  await updateBooking(tx, bookingId, { status: 'complete', cancelledAt: null, cancelledBy: null }, now);
  const refund = await withdrawRefund(tx, bookingId, now);
  const data = { bookingId, sessionId, ...refund };
  await raiseAlert(tx, { kind: 'start-beats-cancellation', target: bookingId, stationId, data }, now);
  // Whoever has the money already hears from staff instead.
  if (refund.sentInCents === 0) await queueNotices(tx, { bookingId, kind: 'cancellation-undone', now });
  return 'restored';
}
