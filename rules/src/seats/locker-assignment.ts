import { occupancyOf, type Occupancy, type StationLoad } from './occupancy.ts';
import { searchSeats } from './search-seats.ts';
import { soundSeats, type Seats } from './seats.ts';
import { sweepLockers } from './sweep-lockers.ts';

/** A session gets another locker or, from null, its first. */
export interface LockerMove {
  sessionId: string;
  from: number | null;
  to: number;
}

/**
 * Gives every uncollected session a locker, so that no two live sessions share one at a time, turnaround included.
 * Boards that are out stay where they are. Dealing all lockers out anew (`sweep-lockers.ts`) succeeds exactly when
 * sessions never overlap more than there are lockers in service. But people should keep their locker when they can, so
 * we prefer an answer that moves nobody, then one, two or three. Closures pin lockers in the future; with them,
 * counting proves nothing, and the search may still find an answer.
 */
export function assignLockers(load: StationLoad, now: Temporal.Instant): LockerMove[] | 'does-not-fit' {
  const occupancy = occupancyOf(load, now);
  const dealtAnew = sweepLockers(occupancy, now);
  if (!dealtAnew && !load.closures?.length) return 'does-not-fit';
  const seats = seatWithFewMoves(occupancy) ?? dealtAnew;
  return seats ? movesTo(seats) : 'does-not-fit';
}

export function movesTo(seats: Seats): LockerMove[] {
  return [...seats]
    .filter(([session, locker]) => session.lockerNumber !== locker)
    .map(([session, to]) => ({ sessionId: session.sessionId, from: session.lockerNumber, to }));
}

function seatWithFewMoves(occupancy: Occupancy): Seats | undefined {
  const seated = soundSeats(occupancy);
  const homeless = occupancy.movable.filter((session) => !seated.has(session));
  return searchSeats(occupancy, seated, homeless);
}
