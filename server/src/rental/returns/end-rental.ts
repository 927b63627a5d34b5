import { lockedOutInSeconds } from '@laine/rules/price/overtime.ts';
import { boundEndOf } from '@laine/rules/time/bound-end-of.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { listLockouts } from '../../ground/logs/list-lockouts.ts';
import { warnOfLateReturn } from '../../identity/warnings/warn-of-late-return.ts';
import { queueWebhook } from '../../site/webhooks/queue-webhook.ts';
import { planReviewRequest } from '../../telling/notices/plan-review-request.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { settleMoneyBack } from '../bookings/settle-money-back.ts';
import { decideOvertime } from '../overtime/decide-overtime.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { recordReturn } from '../sessions/record-return.ts';
import { callOffSearch } from './call-off-search.ts';
import type { SeenReturn } from './end-question.ts';

/**
 * A board's rental is over, by the station's journal or by staff. Lateness is decided here only, and not while the
 * moment of return is in question.
 */
export async function endRental(
  tx: Tx,
  session: WholeSession,
  { closeAt, isInQuestion, seenBy = null }: SeenReturn,
  now: Temporal.Instant,
): Promise<void> {
  const { id, bookingId } = session;
  await recordReturn(tx, id, closeAt, now);
  if (bookingId !== null) await callOffSearch(tx, bookingId, now, seenBy);
  if (bookingId === null || isInQuestion) return;
  await settleMoneyBack(tx, { sessionId: id, bookingId }, now);
  await warnIfLate(tx, session, bookingId, closeAt, now);
  await decideOvertime(tx, { bookingId, isAtTheCap: false }, now);
}

/** Tells people and other programs, once. */
export async function tellRentalEnded(tx: Tx, session: WholeSession, closeAt: Temporal.Instant, now: Temporal.Instant) {
  const { stationId, bookingId, lockerNumber } = session;
  if (bookingId !== null) {
    const review = await planReviewRequest(tx, bookingId, now);
    await queueNotices(tx, { bookingId, kind: 'receipt', now }, ...review);
  }
  if (lockerNumber === null) return;
  await queueWebhook(tx, stationId, { type: 'session-end', lockerNumber, session: asWebhook(session, closeAt) }, now);
}

/** Also when staff closed the session before its journal arrived. Sessions made by staff have no renter to warn. */
async function warnIfLate(
  tx: Tx,
  session: WholeSession,
  bookingId: string,
  returnedAt: Temporal.Instant,
  now: Temporal.Instant,
) {
  const { id: sessionId, stationId } = session;
  const bookedEnd = boundEndOf(session);
  if (!isBefore(bookedEnd, returnedAt)) return;
  const lockouts = await listLockouts(tx, stationId, bookedEnd, returnedAt);
  const back = { bookedEnd, returnedAt, lockedOutInSeconds: lockedOutInSeconds(lockouts, bookedEnd, returnedAt) };
  await warnOfLateReturn(tx, { sessionId, bookingId, ...back }, now);
}

/** Door codes never leave this way. */
const asWebhook = (session: WholeSession, closeAt: Temporal.Instant) => ({
  id: session.id,
  code: '' as const,
  start: session.start.toString(),
  end: session.end.toString(),
  status: 'finished' as const,
  firstOpenTime: session.firstOpenAt?.toString() ?? null,
  closeTime: closeAt.toString(),
  lockerNumber: session.lockerNumber,
  stationId: session.stationId,
  bookingId: session.bookingId,
  note: session.note,
  externalUrl: session.externalUrl,
});
