import { assignLockers, type LockerMove } from './locker-assignment.ts';
import { occupancyOf, type LiveSession, type StationLoad } from './occupancy.ts';
import { isPinned } from './seats.ts';

interface LockerRescue {
  moves: LockerMove[];
  /** Sessions for whom no locker is left. */
  strandedIds: string[];
}

/**
 * When fewer lockers work than were sold (a board is late, a door jams, staff close a locker), as many sessions as
 * possible get one, without turnaround if need be. Unaffected sessions keep theirs; among the affected, the one that
 * starts first chooses first.
 */
export function rescueLockers(load: StationLoad, now: Temporal.Instant): LockerRescue {
  const everyone = assignLockers(load, now);
  if (everyone !== 'does-not-fit') return { moves: everyone, strandedIds: [] };
  return rescueSome({ ...load, turnaroundInSeconds: 0 }, now);
}

function rescueSome(load: StationLoad, now: Temporal.Instant): LockerRescue {
  const occupancy = occupancyOf(load, now);
  const touched = occupancy.movable.filter(
    (session) => session.lockerNumber === null || isPinned(occupancy, session.lockerNumber, session),
  );
  const touchedIds = new Set(touched.map(({ sessionId }) => sessionId));
  let seated = load.sessions.filter(({ id }) => !touchedIds.has(id));
  let moves = movesFor(load, seated, now);
  const strandedIds: string[] = [];
  for (const session of load.sessions.filter(({ id }) => touchedIds.has(id)).toSorted(byStart)) {
    const withSession = movesFor(load, [...seated, session], now);
    if (withSession === 'does-not-fit') strandedIds.push(session.id);
    else [seated, moves] = [[...seated, session], withSession];
  }
  return { moves: moves === 'does-not-fit' ? [] : moves, strandedIds };
}

const movesFor = (load: StationLoad, sessions: readonly LiveSession[], now: Temporal.Instant) =>
  assignLockers({ ...load, sessions }, now);

const byStart = (a: LiveSession, b: LiveSession) => Temporal.Instant.compare(a.start, b.start);
