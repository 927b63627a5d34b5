import { sweepLockers } from './locker-sweep.ts';
import { occupancyOf, type Movable, type Occupancy, type StationLoad } from './occupancy.ts';
import { inTheWay, isPinned, type Seats } from './seats.ts';

/** A session gets another locker, or (from null) its first. */
export interface LockerMove {
  sessionId: string;
  from: number | null;
  to: number;
}

// A renter who was told a box number should rarely find another one. More moves than this are not worth searching
// for; the steps bound the search to some milliseconds at a station of 20 lockers with 400 sessions.
const MOVES_WORTH_SEARCHING = 3;
const MAX_SEARCH_STEPS = 2_000;

/**
 * Gives every session that nobody has collected a locker, so that no two live sessions share one at a time, turnaround
 * included. Boards that are out stay where they are. Dealing all lockers out anew (`locker-sweep.ts`) succeeds exactly
 * when never more sessions overlap than lockers are in service; but others should keep their locker when they can, so
 * we prefer an answer that moves nobody, then one that moves one, two, three.
 * Closures nail lockers down in the future. With them counting promises nothing, and the search may know better.
 */
export function assignLockers(load: StationLoad, now: Temporal.Instant): LockerMove[] | 'does-not-fit' {
  const occupancy = occupancyOf(load, now);
  const dealtAnew = sweepLockers(occupancy, now);
  if (!dealtAnew && !load.closures?.length) return 'does-not-fit';
  const seats = seatWithFewMoves(occupancy) ?? dealtAnew;
  return seats ? movesTo(seats) : 'does-not-fit';
}

function movesTo(seats: Seats): LockerMove[] {
  return [...seats]
    .filter(([session, locker]) => session.lockerNumber !== locker)
    .map(([session, to]) => ({ sessionId: session.sessionId, from: session.lockerNumber, to }));
}

function seatWithFewMoves(occupancy: Occupancy): Seats | undefined {
  const seated = currentSeats(occupancy);
  const homeless = occupancy.movable.filter((session) => !seated.has(session));
  const search: Search = { occupancy, settled: new Set(), stepsLeft: MAX_SEARCH_STEPS };
  for (let moves = 0; moves <= MOVES_WORTH_SEARCHING; moves++) {
    const seats = settle(search, homeless, seated, moves);
    if (seats) return seats;
  }
  return undefined;
}

interface Search {
  occupancy: Occupancy;
  /** Sessions that this search has just seated; evicting them again would go in circles. */
  settled: Set<Movable>;
  stepsLeft: number;
}

/** Seats the first homeless session, evicting whoever is in its way, who then is homeless in turn. */
function settle(search: Search, homeless: readonly Movable[], seats: Seats, movesLeft: number): Seats | undefined {
  const [session, ...others] = homeless;
  if (!session) return seats;
  search.settled.add(session);
  for (const locker of search.occupancy.pinned.keys()) {
    if (search.stepsLeft-- <= 0) break;
    if (isPinned(search.occupancy, locker, session)) continue;
    const evicted = inTheWay(seats, locker, session);
    if (evicted.length > movesLeft || evicted.some((other) => search.settled.has(other))) continue;
    const next = new Map(seats).set(session, locker);
    for (const other of evicted) next.delete(other);
    const found = settle(search, [...others, ...evicted], next, movesLeft - evicted.length);
    if (found) return found;
  }
  search.settled.delete(session);
  return undefined;
}

/** Everyone who can stay; of two who were given the same locker at a time, the first. */
function currentSeats(occupancy: Occupancy): Seats {
  const seats = new Map<Movable, number>();
  for (const session of occupancy.movable) {
    const locker = session.lockerNumber;
    if (locker === null || isPinned(occupancy, locker, session)) continue;
    if (inTheWay(seats, locker, session).length === 0) seats.set(session, locker);
  }
  return seats;
}
