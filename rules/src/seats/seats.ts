import { spansOverlap, type Movable, type Occupancy } from './occupancy.ts';

/** Which locker each session that nobody has collected is given; one that is missing still looks for a locker. */
export type Seats = ReadonlyMap<Movable, number>;

/** Whether a locker is closed, has its board out, or is not in service, at any moment of a session. */
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

/** Everyone who can stay; of two who were given the same locker at a time, the first. */
export function soundSeats(occupancy: Occupancy): Seats {
  const seats = new Map<Movable, number>();
  for (const session of occupancy.movable) {
    const locker = session.lockerNumber;
    if (locker === null || isPinned(occupancy, locker, session)) continue;
    if (inTheWay(seats, locker, session).length === 0) seats.set(session, locker);
  }
  return seats;
}
