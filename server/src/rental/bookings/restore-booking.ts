import type { Tx } from '../../ground/db/open-database.ts';
import { voidLateCharge } from '../../money/debts/undo-late-charge.ts';
import { givenForBookingInCents, lowerGiven } from '../../money/payments/given-by-bank.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { withdrawRefund } from '../../money/payments/withdraw-refund.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { wasToldOfBoard } from '../../telling/notices/was-told-of-board.ts';
import { uncancelBoard } from '../sessions/cancel-boards.ts';
import { listSessionsOf } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { lockBooking, updateBooking } from './booking-store.ts';
import { paidBoards } from './cancellation-sums.ts';
import { settlePassHour } from './charge-pass-hour.ts';

type Start = { bookingId: string; sessionId: string };

/**
 * A start that the station's journal proves beats a cancellation that the station hadn't heard of: the booking is paid
 * again, and we keep its refund. Its other boards stay cancelled, which staff may want to make good; refunds promised
 * for separately cancelled boards still go out.
 */
export async function restoreBooking(
  tx: Tx,
  { bookingId, sessionId }: Start,
  now: Temporal.Instant,
): Promise<'restored' | 'not-cancelled' | 'never-paid'> {
  const booking = await lockBooking(tx, bookingId);
  if (booking.paidAt === null) return 'never-paid';
  await voidLateCharge(tx, bookingId, now);
  const sessions = await listSessionsOf(tx, bookingId);
  const isGivenBack = await wasMoneyChosen(tx, sessionId);
  const wasAlone =
    !isGivenBack && sessions.some(({ id, cancelledInCents }) => id === sessionId && cancelledInCents !== null);
  // As far as we knew, nobody had come by its end; the booking itself stayed paid.
  if (booking.status !== 'expired' && !wasAlone) return 'not-cancelled';
  if (wasAlone) await uncancelBoard(tx, sessionId, now);
  const sold = paidBoards(sessions);
  // A booking of which every paid board was given up has kept the count of one.
  const isLast = sold.every(({ cancelledInCents }) => cancelledInCents !== null);
  const isCounted = wasAlone && !isLast && sold.some(({ id }) => id === sessionId);
  const count = booking.count + (isCounted ? 1 : 0);
  const paid = { status: 'complete', cancelledAt: null, cancelledBy: null } as const;
  await updateBooking(tx, bookingId, { ...(booking.status === 'expired' ? paid : {}), count }, now);
  await settlePassHour(tx, booking, true, now);
  const promisedInCents = sessions
    .filter(({ id }) => id !== sessionId || isGivenBack)
    .reduce((sum, { refundInCents }) => sum + (refundInCents ?? 0), 0);
  const refund = await takeBackRefund(tx, booking, promisedInCents, now);
  const data = { bookingId, sessionId, ...refund };
  await raiseAlert(
    tx,
    { kind: 'start-beats-cancellation', target: bookingId, stationId: booking.stationId, data },
    now,
  );
  // If the money has already gone out, staff tell the customer instead.
  if (refund.sentInCents > 0) return 'restored';
  if (booking.status === 'expired') await queueNotices(tx, { bookingId, kind: 'cancellation-undone', now });
  // A board that we gave up because it couldn't be provided was never announced as cancelled.
  else if (await wasToldOfBoard(tx, { bookingId, sessionId }, 'boards-cancelled'))
    await queueNotices(tx, { bookingId, kind: 'board-cancellation-undone', occasion: sessionId, now });
  return 'restored';
}

/** After a problem, maybe before we heard of the start: the money for that board waits until it's back. */
async function wasMoneyChosen(tx: Tx, sessionId: string): Promise<boolean> {
  const problem = await tx
    .selectFrom('problems')
    .select('id')
    .where('sessionId', '=', sessionId)
    .where('remedy', '=', 'money-back')
    .executeTakeFirst();
  return problem !== undefined;
}

/** Withdraws all refunds that we haven't sent, then promises again what is still due. */
async function takeBackRefund(
  tx: Tx,
  { id: bookingId, accountId }: BookingRow,
  promisedInCents: number,
  now: Temporal.Instant,
) {
  const { withdrawnInCents, sentInCents } = await withdrawRefund(tx, bookingId, now);
  const givenInCents = await givenForBookingInCents(tx, bookingId);
  const keptInCents = Math.max(0, Math.min(givenInCents, promisedInCents - sentInCents));
  await lowerGiven(tx, { bookingId, byInCents: givenInCents - keptInCents, why: 'rental-started' }, now);
  const amountInCents = Math.max(0, promisedInCents - sentInCents - keptInCents);
  if (amountInCents > 0) {
    await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'cancellation', amountInCents }, now);
  }
  return {
    withdrawnInCents: Math.max(0, withdrawnInCents - amountInCents),
    sentInCents: Math.max(0, sentInCents - promisedInCents),
  };
}
