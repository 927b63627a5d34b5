import { canMove } from '@laine/rules/seats/transitions.ts';
import { changeLocker } from '../../site/stations/lockers/change-locker.ts';
import { queueWebhook } from '../../site/webhooks/queue-webhook.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { recountUse } from '../bookings/charge-pass-hour.ts';
import { restoreBooking } from '../bookings/restore-booking.ts';
import { decideOvertime } from '../overtime/decide-overtime.ts';
import { callOffSearch } from '../returns/call-off-search.ts';
import { judgeReturnSeen } from '../returns/end-question.ts';
import type { WholeSession } from '../sessions/find-session.ts';
import { findSession, findStartedAt } from '../sessions/find-session.ts';
import { recordReturn } from '../sessions/record-return.ts';
import { recordStart } from '../sessions/record-start.ts';
import { dropReplacement } from '../sessions/replacements.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import type { EventContext } from './event-context.ts';
import { endTrouble } from './event-context.ts';
import { Unappliable } from './unappliable.ts';

type SessionStart = { sessionId: string; lockerNumber: number; baseline: string[] | null };

/**
 * A board was collected from the locker that the station names. It happened, so it beats any decision made here without
 * knowing it: a cancellation, the end of an uncollected session, a plan for the locker.
 */
export async function startSession(context: EventContext, start: SessionStart): Promise<void> {
  const { tx, station, facts, countedAt, now } = context;
  const { lockerNumber } = start;
  const session = await findSession(tx, station.id, start.sessionId);
  if (!session) throw new Unappliable('unknown session');
  if (session.status === 'started') return;
  if (!canMove('session', session.status, 'started')) throw new Unappliable(`session is ${session.status}`);
  if (!facts.lockerStatus) throw new Unappliable('unknown locker');

  const wasCancelled = session.status === 'cancelled';
  if (wasCancelled) await overruleCancellation(context, session);
  if (facts.isBoardOut) await closeForgottenRental(context, lockerNumber);
  if (facts.hasReplacement) await dropReplacement(tx, session.id, now);
  await recordStart(tx, session, { lockerNumber, firstOpenAt: countedAt, baselineRfids: start.baseline }, now);
  await endTrouble(context, { kind: 'board-not-ready', target: session.id });
  if (wasCancelled && session.bookingId !== null) await recountUse(tx, session.bookingId, now);
  if (facts.lockerStatus === 'free') await changeLocker(tx, station.id, lockerNumber, { status: 'rented' }, now);
  if (wasCancelled || session.lockerNumber !== lockerNumber) await reseatSessions(tx, station, now);
  if (facts.hasWebhook) {
    await queueWebhook(tx, station.id, { type: 'session-start', sessionId: session.id, lockerNumber }, now);
  }
}

async function overruleCancellation({ tx, now }: EventContext, { id, bookingId }: WholeSession): Promise<void> {
  if (bookingId === null) return;
  const outcome = await restoreBooking(tx, { bookingId, sessionId: id }, now);
  if (outcome === 'never-paid') throw new Unappliable('booking was never paid');
}

/** As far as we know another board is out of this locker, but its door has just given one out: that rental is over. */
async function closeForgottenRental(context: EventContext, lockerNumber: number): Promise<void> {
  const { tx, station, countedAt, now } = context;
  const forgotten = await findStartedAt(tx, station.id, lockerNumber);
  if (!forgotten) return;
  await judgeReturnSeen(tx, forgotten, countedAt, now);
  await recordReturn(tx, forgotten.id, countedAt, now);
  const data = { sessionId: forgotten.id, lockerNumber };
  const alert = { kind: 'rental-closed-by-next', target: forgotten.id, stationId: station.id, data } as const;
  await raiseAlert(tx, alert, now);
  if (forgotten.bookingId !== null) await callOffSearch(tx, forgotten.bookingId, now);
  if (forgotten.bookingId !== null)
    await decideOvertime(tx, { bookingId: forgotten.bookingId, isAtTheCap: false }, now);
}
