import type { Tx } from '../../ground/db/open-database.ts';
import { readRefundable, refundableInCents } from '../../money/payments/refundable.ts';
import type { SessionRow } from '../sessions/list-sessions.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import { lockBooking } from './booking-store.ts';
import { pricesInCents, sumOf } from './cancellation-sums.ts';
import { giveBoardsUp } from './give-boards-up.ts';
import { isMoneyBackUsedUp } from './is-money-back-used-up.ts';
import { settleMoneyBack } from './settle-money-back.ts';

/** Refunds one board of a booking in full, because we are at fault. */
export async function giveBoardBack(
  tx: Tx,
  { bookingId, sessionId }: { bookingId: string; sessionId: string },
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  const sessions = await listSessionsOf(tx, bookingId);
  const paidOf = (one: SessionRow) => sessions.find(({ id }) => id === (one.replaces ?? one.id)) ?? one;
  // What stands in for a paid board counts as it.
  const board = sessions
    .filter(({ id }) => id === sessionId)
    .map((one) => ({ ...one, isExtra: false, hourInCents: paidOf(one).hourInCents }));
  const cancelledInCents = sumOf(pricesInCents(booking, sessions, board));
  const refundInCents = Math.min(cancelledInCents, refundableInCents(await readRefundable(tx, bookingId)));
  const boards = [{ id: sessionId, cancelledInCents, refundInCents }];
  await giveBoardsUp(tx, booking, { boards, paid: 1, purpose: 'operator-fault' }, now);
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
