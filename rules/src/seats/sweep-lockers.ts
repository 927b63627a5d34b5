import { spansOverlap, type Movable, type Occupancy } from './occupancy.ts';
import { isFree, isPinned, type Seats } from './seats.ts';

/**
 * Deals all lockers out anew. Finds an answer exactly when sessions never overlap more than there are lockers in
 * service (closures aside). Proof: boards that are out all overlap `now`, and each holds its own locker. Sessions that
 * contain `now` come next and find one each, as all of these overlap. After that we walk away from `now` in both
 * directions: whoever is in the way of a later session contains its start, whoever is in the way of an earlier one
 * contains its last moment, so there are fewer of them than lockers and one is free.
 */
export function sweepLockers(occupancy: Occupancy, now: Temporal.Instant): Seats | undefined {
  const seats = new Map<Movable, number>();
  const waiting = awayFromNow(occupancy.movable, now.epochMilliseconds);
  for (const [i, session] of waiting.entries()) {
    const locker = chooseLocker(occupancy, seats, session, waiting.slice(i + 1));
    if (locker === undefined) return undefined;
    seats.set(session, locker);
  }
  return seats;
}

/** Its own if free, else one that no waiting session wants to keep. */
function chooseLocker(
  occupancy: Occupancy,
  seats: Seats,
  session: Movable,
  waiting: readonly Movable[],
): number | undefined {
  const isOpen = (locker: number) => !isPinned(occupancy, locker, session) && isFree(seats, locker, session);
  if (session.lockerNumber !== null && isOpen(session.lockerNumber)) return session.lockerNumber;
  const free = [...occupancy.pinned.keys()].filter(isOpen);
  const isWanted = (locker: number) =>
    waiting.some((other) => other.lockerNumber === locker && spansOverlap(other, session));
  return free.find((locker) => !isWanted(locker)) ?? free[0];
}

function awayFromNow(sessions: readonly Movable[], nowMs: number): Movable[] {
  const present = sessions.filter((session) => session.fromMs <= nowMs && nowMs < session.untilMs);
  const future = sessions.filter((session) => session.fromMs > nowMs);
  const past = sessions.filter((session) => session.fromMs <= nowMs && session.untilMs <= nowMs);
  return [
    ...present,
    ...future.toSorted((a, b) => a.fromMs - b.fromMs),
    ...past.toSorted((a, b) => b.untilMs - a.untilMs),
  ];
}
