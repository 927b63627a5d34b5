import { canMove } from '@laine/rules/transitions.ts';
import { closeByItself } from '../alerts/open-alert.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import { reseatSessions } from '../bookings/reseat-sessions.ts';
import { restoreBooking } from '../bookings/restore-booking.ts';
import { queueWebhook } from '../webhooks/queue-webhook.ts';
import type { EventContext } from './event-context.ts';
import type { SessionRow } from './rental-store.ts';
import {
  changeLocker,
  findLockerStatus,
  findSession,
  findStartedAt,
  isCodeTaken,
  markFinished,
  markStarted,
} from './rental-store.ts';
import { Unappliable } from './unappliable.ts';

type SessionStart = { sessionId: string; lockerNumber: number; baseline: string[] | null };

/**
 * A board was collected, where the station says. It happened, so it beats whatever was decided here without knowing
 * it: a cancellation, the end of an uncollected session, a plan for the locker.
 */
export async function startSession(context: EventContext, start: SessionStart): Promise<void> {
  const { tx, station, countedAt, now } = context;
  const { lockerNumber } = start;
  const session = await findSession(tx, station.id, start.sessionId);
  if (!session) throw new Unappliable('unknown session');
  if (session.status === 'started') return;
  if (!canMove('session', session.status, 'started')) throw new Unappliable(`session is ${session.status}`);
  const lockerStatus = await findLockerStatus(tx, station.id, lockerNumber);
  if (!lockerStatus) throw new Unappliable('unknown locker');

  const wasCancelled = session.status === 'cancelled';
  if (wasCancelled) await overruleCancellation(context, session);
  await closeForgottenRental(context, lockerNumber);
  const code = wasCancelled ? await codeIfFree(context, session) : session.code;
  const baselineRfids = start.baseline;
  await markStarted(tx, session.id, { lockerNumber, firstOpenAt: countedAt, baselineRfids, code }, now);
  await closeByItself(tx, { kind: 'board-not-ready', target: session.id }, now);
  if (lockerStatus === 'free') await changeLocker(tx, station.id, lockerNumber, { status: 'rented' }, now);
  if (wasCancelled || session.lockerNumber !== lockerNumber) await reseatSessions(tx, station, now);
  await queueWebhook(tx, station.id, { type: 'session-start', sessionId: session.id, lockerNumber }, now);
}

async function overruleCancellation({ tx, now }: EventContext, { id, bookingId }: SessionRow): Promise<void> {
  if (bookingId === null) return;
  const outcome = await restoreBooking(tx, { bookingId, sessionId: id }, now);
  if (outcome === 'never-paid') throw new Unappliable('booking was never paid');
}

/** Another board is out of this locker as far as we know, but the door has just given one out: that rental is over. */
async function closeForgottenRental(context: EventContext, lockerNumber: number): Promise<void> {
  const { tx, station, countedAt, now } = context;
  const forgotten = await findStartedAt(tx, station.id, lockerNumber);
  if (!forgotten) return;
  await markFinished(tx, forgotten.id, countedAt, now);
  const data = { sessionId: forgotten.id, lockerNumber };
  const alert = { kind: 'rental-closed-by-next', target: forgotten.id, stationId: station.id, data };
  await raiseAlert(tx, alert, now);
}

/** A cancelled session's code may have gone to somebody else since. Two with one code is what must not be. */
async function codeIfFree({ tx, station, now }: EventContext, session: SessionRow): Promise<string | null> {
  if (!(await isCodeTaken(tx, session))) return session.code;
  const data = { sessionId: session.id };
  await raiseAlert(tx, { kind: 'door-code-lost', target: session.id, stationId: station.id, data }, now);
  return null;
}
