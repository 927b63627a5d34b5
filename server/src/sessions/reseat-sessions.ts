import { LOCKER_CHECK_BEFORE_START_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/instants.ts';
import { rescueLockers } from '@laine/rules/rescue-lockers.ts';
import type { StationLoad } from '@laine/rules/occupancy.ts';
import type { Tx } from '../db/open-database.ts';
import type { BookingStation } from '../stations/booking-station.ts';
import { readStationLoad } from './read-station-load.ts';
import { moveSessions, unseatSessions } from './session-store.ts';

/** A little longer than the check before a start looks ahead, so that it sees who is in the way. */
const OVERDUE_FOR_SECONDS = LOCKER_CHECK_BEFORE_START_SECONDS + 2 * MINUTE_IN_SECONDS;

/**
 * Deals the lockers out again after something happened to them. A session that finds none keeps its old locker in
 * mind, as long as no other session has it for that time. Returns who found none.
 */
export async function reseatSessions(tx: Tx, station: BookingStation, now: Temporal.Instant): Promise<string[]> {
  const load = await readStationLoad(tx, station, now);
  const { moves, strandedIds } = rescueLockers(withoutHope(load, now), now);
  await moveSessions(tx, moves, now);
  await unseatSessions(tx, strandedIds, now);
  return strandedIds;
}

/** For selling, a board that is late counts as back within a minute; who comes to collect needs better than that. */
function withoutHope(load: StationLoad, now: Temporal.Instant): StationLoad {
  const later = plusSeconds(now, OVERDUE_FOR_SECONDS);
  const sessions = load.sessions.map((session) =>
    session.status === 'started' && !isBefore(now, session.end) ? { ...session, end: later } : session,
  );
  return { ...load, sessions };
}
