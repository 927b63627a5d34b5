import { fits } from './availability.ts';
import { isBefore } from '../time/instants.ts';
import { assignLockers, type LockerMove } from './locker-assignment.ts';
import type { StationLoad } from './occupancy.ts';
import { rescueLockers } from './rescue-lockers.ts';
import type { Slot } from '../time/slot.ts';

/** Sessions of the load that are to last longer: what is added follows right on their present end. */
export interface LongerSessions {
  sessionIds: readonly string[];
  added: Slot;
}

export interface LongerSeating {
  /** Others, and those that nobody has collected yet, change lockers so that everybody has one. */
  moves: LockerMove[];
  /** Sessions that had no locker to go to before either; one that they are named for may have gone to somebody else. */
  strandedIds: string[];
}

/**
 * Lockers for sessions that end later. A board that is out keeps its locker, so those who were to have that locker next
 * move; nobody who has one loses it. What is overbooked at another time, because a board is late or a locker went out of
 * service, is no reason to refuse, as for newcomers.
 */
export function seatLongerSessions(
  load: StationLoad,
  { sessionIds, added }: LongerSessions,
  now: Temporal.Instant,
): LongerSeating | 'does-not-fit' {
  const isLonger = new Set(sessionIds);
  if (closesOnOne(load, isLonger, added)) return 'does-not-fit';
  const longer = {
    ...load,
    sessions: load.sessions.map((session) => (isLonger.has(session.id) ? { ...session, end: added.end } : session)),
  };
  const everyone = assignLockers(longer, now);
  if (everyone !== 'does-not-fit') return { moves: everyone, strandedIds: [] };

  const others = { ...load, sessions: load.sessions.filter(({ id }) => !isLonger.has(id)) };
  if (!fits(others, added, sessionIds.length, now)) return 'does-not-fit';
  const stranded = new Set(rescueLockers(load, now).strandedIds);
  const { moves, strandedIds } = rescueLockers(longer, now);
  return strandedIds.every((id) => stranded.has(id)) ? { moves, strandedIds } : 'does-not-fit';
}

/** A board that is out cannot come back to another locker than its own. */
function closesOnOne(
  { sessions, closures = [] }: StationLoad,
  ids: ReadonlySet<string>,
  { start, end }: Slot,
): boolean {
  const out = sessions.filter(({ id, status }) => status === 'started' && ids.has(id));
  const lockers = new Set(out.map(({ lockerNumber }) => lockerNumber));
  return closures.some(
    (closure) => lockers.has(closure.lockerNumber) && isBefore(closure.start, end) && isBefore(start, closure.end),
  );
}
