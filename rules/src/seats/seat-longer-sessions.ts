import { isBefore } from '../time/instants.ts';
import type { Slot } from '../time/slot.ts';
import { fits } from './availability.ts';
import { assignLockers, type LockerMove } from './locker-assignment.ts';
import type { StationLoad } from './occupancy.ts';
import { rescueLockers } from './rescue-lockers.ts';

/** The extra time of each session follows right on its present end. */
export interface LongerSessions {
  sessionIds: readonly string[];
  added: Slot;
}

export interface LongerSeating {
  /** Moves of these and other uncollected sessions, so that everybody has a locker. */
  moves: LockerMove[];
  /** Sessions that had no locker even before this. The locker that was meant for one may be somebody else's now. */
  strandedIds: string[];
}

/**
 * A board that is out keeps its locker, so the sessions next in that locker move; nobody who has a locker loses it. As
 * for newcomers, overbooking at another time (a late board, a locker out of service) is no reason to refuse.
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

/** A board that is out can't come back to another locker. */
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
