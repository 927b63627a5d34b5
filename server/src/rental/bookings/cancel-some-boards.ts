import { sharesOf } from '@laine/rules/price/refund.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { BookingRow } from './booking-store.ts';
import { paidBoards, pricesInCents, refundPurpose, type Scope } from './cancellation-sums.ts';
import { payReplacedBack } from './give-board-back.ts';
import { giveBoardsUp } from './give-boards-up.ts';
import type { Viewer } from './present-booking.ts';

/** A connected station confirms within seconds; only for a silent one is there anything to say earlier. */
const WAIT_FOR_STATION = Temporal.Duration.from({ seconds: 30 });

type SomeBoards = { scope: Scope; viewer: Viewer; refundInCents: number; atFaultInCents: number };

/** The booking continues with the remaining boards, at the price they were booked for. */
export async function cancelSomeBoards(
  tx: Tx,
  booking: BookingRow,
  { scope, viewer, refundInCents, atFaultInCents }: SomeBoards,
  now: Temporal.Instant,
): Promise<void> {
  const { id: bookingId } = booking;
  const { sessions, boards, atFault } = scope;
  const prices = pricesInCents(booking, sessions, boards);
  const pricesOf = (isOurs: boolean) =>
    boards.map((board, index) => (atFault.includes(board) === isOurs ? (prices[index] ?? 0) : 0));
  const ours = sharesOf(atFaultInCents, pricesOf(true));
  const others = sharesOf(refundInCents - atFaultInCents, pricesOf(false));
  const cancelled = boards.map(({ id }, index) => ({
    id,
    cancelledInCents: prices[index] ?? 0,
    refundInCents: (ours[index] ?? 0) + (others[index] ?? 0),
  }));
  const purpose = refundPurpose(scope);
  await giveBoardsUp(tx, booking, { boards: cancelled, paid: paidBoards(boards).length, purpose }, now);
  await payReplacedBack(tx, bookingId, atFault, now);
  // The notice names its boards and the moment at which their refunds were written.
  const occasion = [...boards.map(({ id }) => id), now.toString()].join(' ');
  const askedAt = now.add(WAIT_FOR_STATION);
  const told = { bookingId, occasion, isOnPage: viewer === 'customer', now };
  const asked = { ...told, kind: 'board-cancellation-asked', runAt: askedAt } as const;
  await queueNotices(tx, asked, { ...told, kind: 'boards-cancelled' });
}
