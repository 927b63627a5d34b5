import { earlier, isBefore, later } from '@laine/rules/instants.ts';
import { itemKind } from '@laine/rules/item-kind.ts';
import { lockedOutInSeconds } from '@laine/rules/overtime.ts';
import { draftClaim } from '../claims/draft-claim.ts';
import { listLockouts } from '../logs/list-lockouts.ts';
import { queueNotices } from '../notices/queue-notices.ts';
import { queueReviewRequest } from '../notices/queue-review-request.ts';
import { decideOvertime } from '../overtime/decide-overtime.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession } from '../sessions/find-session.ts';
import { recordReturn } from '../sessions/record-return.ts';
import type { LockerItem } from '../stations/lockers/note-items.ts';
import { listItems, noteItems } from '../stations/lockers/note-items.ts';
import { warnOfLateReturn } from '../warnings/warn-of-late-return.ts';
import { queueWebhook } from '../webhooks/queue-webhook.ts';
import type { EventContext } from './event-context.ts';
import { openLockerAgain } from './open-locker-again.ts';
import { startSession } from './start-session.ts';
import { Unappliable } from './unappliable.ts';

type SessionFinish = { sessionId: string; lockerNumber: number; missingItemIds: string[] };

/** The board is back. Staff look into items that are missing. */
export async function finishSession(context: EventContext, finish: SessionFinish): Promise<void> {
  const { tx, station, now } = context;
  const { sessionId, lockerNumber } = finish;
  const session = await getStarted(context, finish);
  const closeAt = closeOf(session, context.countedAt);
  await recordReturn(tx, sessionId, closeAt, now);
  await warnIfLate(context, session, closeAt);
  if (session.bookingId !== null) await decideOvertime(tx, { bookingId: session.bookingId, isAtTheCap: false }, now);

  const missing = await sortItems(context, finish);
  const hasBoard = !missing.some((item) => itemKind(item) === 'board');
  await openLockerAgain(context, { sessionId, lockerNumber, hasBoard });
  if (session.status === 'finished') return;
  if (missing.length > 0) await draftClaim(tx, { sessionId, stationId: station.id, missing }, now);
  if (session.bookingId !== null) {
    await queueNotices(tx, { bookingId: session.bookingId, kind: 'receipt', now });
    await queueReviewRequest(tx, session.bookingId, now);
  }
  await queueWebhook(tx, station.id, { type: 'session-end', lockerNumber, session: asWebhook(session, closeAt) }, now);
}

/** Also where staff closed the session before its journal arrived. Sessions that staff made have no renter to warn. */
async function warnIfLate({ tx, now }: EventContext, session: WholeSession, returnedAt: Temporal.Instant) {
  const { id: sessionId, stationId, bookingId, end: bookedEnd } = session;
  if (bookingId === null || !isBefore(bookedEnd, returnedAt)) return;
  const lockouts = await listLockouts(tx, stationId, bookedEnd, returnedAt);
  const back = { bookedEnd, returnedAt, lockedOutInSeconds: lockedOutInSeconds(lockouts, bookedEnd, returnedAt) };
  await warnOfLateReturn(tx, { sessionId, bookingId, ...back }, now);
}

/** A return proves that the board was collected, even if we never heard of it. */
async function getStarted(context: EventContext, { sessionId, lockerNumber }: SessionFinish): Promise<WholeSession> {
  const { tx, station } = context;
  const session = await findSession(tx, station.id, sessionId);
  if (session?.status === 'created' || session?.status === 'cancelled') {
    await startSession(context, { sessionId, lockerNumber, baseline: null });
    return getStarted(context, { sessionId, lockerNumber, missingItemIds: [] });
  }
  if (!session) throw new Unappliable('unknown session');
  return session;
}

/** Where staff closed it before the station's journal arrived, the earlier moment counts. */
function closeOf({ closeAt, firstOpenAt }: WholeSession, countedAt: Temporal.Instant): Temporal.Instant {
  const closed = closeAt ? earlier(closeAt, countedAt) : countedAt;
  return firstOpenAt ? later(firstOpenAt, closed) : closed;
}

async function sortItems({ tx, station, now }: EventContext, finish: SessionFinish): Promise<LockerItem[]> {
  const items = await listItems(tx, station.id, finish.lockerNumber);
  const isMissing = (item: LockerItem) => finish.missingItemIds.includes(item.id);
  const missing = items.filter(isMissing);
  await noteItems(tx, station.id, { missing, found: items.filter((item) => !isMissing(item)) }, now);
  return missing;
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
