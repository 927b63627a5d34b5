import { spansOverlap, type Movable, type Occupancy } from './occupancy.ts';

/** The locker of each uncollected session; a session that isn't in the map still needs one. */
export type Seats = ReadonlyMap<Movable, number>;

/** Pinned: closed, board out, or not in service, at any moment of the session. */
export function isPinned(occupancy: Occupancy, locker: number, session: Movable): boolean {
  return occupancy.pinned.get(locker)?.some((span) => spansOverlap(span, session)) ?? true;
}

export function inTheWay(seats: Seats, locker: number, session: Movable): Movable[] {
  const others: Movable[] = [];
  for (const [other, seat] of seats) {
    if (seat === locker && spansOverlap(other, session)) others.push(other);
  }
  return others;
}

export function isFree(seats: Seats, locker: number, session: Movable): boolean {
  for (const [other, seat] of seats) {
    if (seat === locker && spansOverlap(other, session)) return false;
  }
  return true;
}

/** Everyone who can stay; when two were given the same locker at one time, the first. */
export function soundSeats(occupancy: Occupancy): Seats {
  const seats = new Map<Movable, number>();
  for (const session of occupancy.movable) {
    const locker = session.lockerNumber;
    if (locker === null || isPinned(occupancy, locker, session)) continue;
    if (isFree(seats, locker, session)) seats.set(session, locker);
  }
  return seats;
}
