import type { Slot } from '../time/slot.ts';
import { fits } from './availability.ts';
import { assignLockers, movesTo, type LockerMove } from './locker-assignment.ts';
import {
  occupancyOf,
  spansOverlap,
  type LiveSession,
  type Movable,
  type Occupancy,
  type StationLoad,
} from './occupancy.ts';
import { searchSeats } from './search-seats.ts';
import { soundSeats, type Seats } from './seats.ts';
import { sweepLockers } from './sweep-lockers.ts';

export interface Newcomers {
  sessionIds: readonly string[];
  slot: Slot;
}

export interface NewcomerSeating {
  /** First lockers for the newcomers, and moves of others that make room. */
  moves: LockerMove[];
  /** Sessions whose locker couldn't serve them anyway. These moves give it away, so now they have none. */
  unseatedIds: string[];
}

/**
 * Newcomers get lockers exactly when their slot has enough boards at every moment (closures aside: `assignLockers`).
 * Overbooking at another time, because a board is late or a locker went out of service, is no reason to refuse them:
 * sessions that can't be seated stay as they are, and nobody with a sound locker loses it.
 */
export function seatNewcomers(
  load: StationLoad,
  { sessionIds, slot }: Newcomers,
  now: Temporal.Instant,
): NewcomerSeating | 'does-not-fit' {
  const newcomers = sessionIds.map((id): LiveSession => ({ ...slot, id, status: 'created', lockerNumber: null }));
  const crowded = { ...load, sessions: [...load.sessions, ...newcomers] };
  const everyone = assignLockers(crowded, now);
  if (everyone !== 'does-not-fit') return { moves: everyone, unseatedIds: [] };
  // A session without a locker is in nobody's way but still has a claim to a board, so only counting sees it.
  if (!fits(load, slot, newcomers.length, now)) return 'does-not-fit';
  const occupancy = occupancyOf(crowded, now);
  return seatAmongStranded(occupancy, new Set(sessionIds), now) ?? 'does-not-fit';
}

function seatAmongStranded(
  occupancy: Occupancy,
  newIds: ReadonlySet<string>,
  now: Temporal.Instant,
): NewcomerSeating | undefined {
  const newcomers = occupancy.movable.filter(({ sessionId }) => newIds.has(sessionId));
  const seats = searchSeats(occupancy, presentSeats(occupancy), newcomers);
  if (seats) return { moves: movesTo(seats), unseatedIds: [] };
  // Counting guarantees it: soundly seated sessions never exceed the lockers, and neither does anyone in the slot.
  const dealtAnew = sweepLockers({ ...occupancy, movable: [...soundSeats(occupancy).keys(), ...newcomers] }, now);
  return dealtAnew && { moves: movesTo(dealtAnew), unseatedIds: unseatedBy(dealtAnew, occupancy) };
}

/** Everyone keeps their locker, even two sessions that collide. */
function presentSeats({ pinned, movable }: Occupancy): Seats {
  const seats = new Map<Movable, number>();
  for (const session of movable) {
    const locker = session.lockerNumber;
    if (locker !== null && pinned.has(locker)) seats.set(session, locker);
  }
  return seats;
}

function unseatedBy(seats: Seats, { movable }: Occupancy): string[] {
  const arrivals = [...seats].filter(([session, locker]) => session.lockerNumber !== locker);
  const isTaken = (stranded: Movable) =>
    arrivals.some(([session, locker]) => locker === stranded.lockerNumber && spansOverlap(session, stranded));
  return movable.filter((session) => !seats.has(session) && isTaken(session)).map(({ sessionId }) => sessionId);
}
