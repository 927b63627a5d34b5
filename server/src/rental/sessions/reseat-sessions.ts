import { LOCKER_CHECK_BEFORE_START_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import type { LockerMove } from '@laine/rules/seats/locker-assignment.ts';
import type { StationLoad } from '@laine/rules/seats/occupancy.ts';
import { rescueLockers } from '@laine/rules/seats/rescue-lockers.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import { newId } from '../../ground/secrets.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { listJammedOut } from './jammed-lockers.ts';
import { readStationLoad } from './read-station-load.ts';
import { moveSessions, unseatSessions } from './session-store.ts';

/** A little longer than the check before a start looks ahead, so that it sees who is in the way. */
const OVERDUE_FOR_SECONDS = LOCKER_CHECK_BEFORE_START_SECONDS + 2 * MINUTE_IN_SECONDS;

/**
 * Deals the lockers out again after they changed. A session without a locker remembers its old one, as long as no other
 * session has it for that time. Returns the sessions without a locker. If a staff member caused it, the history names
 * them.
 */
export async function reseatSessions(
  tx: Tx,
  station: BookingStation,
  now: Temporal.Instant,
  movedBy: string | null = null,
): Promise<string[]> {
  const whole = await readStationLoad(tx, station, now);
  // A door can be held shut on purpose: a booking's third locker is given by a person.
  const jammedOut = new Set(await listJammedOut(tx, station.id));
  const load = { ...whole, sessions: whole.sessions.filter(({ id }) => !jammedOut.has(id)) };
  const { moves, strandedIds } = rescueLockers(withoutHope(load, now), now);
  await moveSessions(tx, moves, now);
  await tellOfMoves(tx, moves, movedBy, now);
  await unseatSessions(tx, strandedIds, now);
  return [...strandedIds, ...jammedOut];
}

/** Recorded, and everybody with a code is told their new lockers once. */
async function tellOfMoves(tx: Tx, moves: LockerMove[], movedBy: string | null, now: Temporal.Instant): Promise<void> {
  const toldIds = new Set<string>();
  for (const { sessionId, from, to } of moves.filter((move) => move.from !== move.to)) {
    const moved = await tx
      .selectFrom('sessions')
      .select(['stationId', 'bookingId'])
      .where('id', '=', sessionId)
      .where('lockerNumber', '=', to)
      .where('code', 'is not', null)
      .executeTakeFirst();
    if (!moved) continue;
    const { stationId, bookingId } = moved;
    await writeLog(
      tx,
      { stationId, title: 'session-moved', data: { from, movedBy }, lockerNumber: to, sessionId },
      now,
    );
    if (bookingId !== null) toldIds.add(bookingId);
  }
  const news = { kind: 'booking-changed', occasion: newId(), now } as const;
  await queueNotices(tx, ...Array.from(toldIds, (bookingId) => ({ ...news, bookingId })));
}

/** For sales, a late board counts as back within a minute; a renter who comes to collect needs more certainty. */
function withoutHope(load: StationLoad, now: Temporal.Instant): StationLoad {
  const later = plusSeconds(now, OVERDUE_FOR_SECONDS);
  const sessions = load.sessions.map((session) =>
    session.status === 'started' && !isBefore(now, session.end) ? { ...session, end: later } : session,
  );
  return { ...load, sessions };
}
