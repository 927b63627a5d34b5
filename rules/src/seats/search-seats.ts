import type { Movable, Occupancy } from './occupancy.ts';
import { inTheWay, isPinned, type Seats } from './seats.ts';

// A renter who was told a locker number should rarely find another one, so more moves than this aren't worth a
// search. The limit on steps keeps the search to a few milliseconds at a station with 20 lockers and 400 sessions.
const MOVES_WORTH_SEARCHING = 3;
const MAX_SEARCH_STEPS = 2_000;

/** Finds lockers for the homeless sessions among the seated ones, moving nobody if possible, else one, two or three. */
export function searchSeats(occupancy: Occupancy, seated: Seats, homeless: readonly Movable[]): Seats | undefined {
  const search: Search = { occupancy, placed: new Set(), stepsLeft: MAX_SEARCH_STEPS };
  for (let moves = 0; moves <= MOVES_WORTH_SEARCHING; moves++) {
    const seats = place(search, homeless, seated, moves);
    if (seats) return seats;
  }
  return undefined;
}

interface Search {
  occupancy: Occupancy;
  /** Already seated by this search; evicting them again would go in circles. */
  placed: Set<Movable>;
  stepsLeft: number;
}

/** Seats the first session without a locker and evicts those in its way, which then need lockers themselves. */
function place(search: Search, homeless: readonly Movable[], seats: Seats, movesLeft: number): Seats | undefined {
  const [session, ...others] = homeless;
  if (!session) return seats;
  search.placed.add(session);
  for (const locker of search.occupancy.pinned.keys()) {
    if (search.stepsLeft-- <= 0) break;
    if (isPinned(search.occupancy, locker, session)) continue;
    const evicted = inTheWay(seats, locker, session);
    if (evicted.length > movesLeft || evicted.some((other) => search.placed.has(other))) continue;
    const next = new Map(seats).set(session, locker);
    for (const other of evicted) next.delete(other);
    const found = place(search, [...others, ...evicted], next, movesLeft - evicted.length);
    if (found) return found;
  }
  search.placed.delete(session);
  return undefined;
}
