import type { LinkLocker } from '@laine/contract/station-link.ts';
import { MAX_JAMS_PER_BOOKING } from '@laine/rules/constants.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import { overlap } from '@laine/rules/time/slot.ts';
import type { KnownSession } from '../memory/known-sessions.ts';

export type LockerWall = {
  lockers: readonly LinkLocker[];
  sessions: readonly KnownSession[];
  /** Their doors are open, so somebody is there. */
  openLockers: readonly number[];
};

/**
 * The lockers for a session's board, best first: its own, else one that is free and that nobody else needs until the
 * session's end. A late return is a reason to move only once the session's time has begun; a locker out of service is
 * one at any time.
 */
export function lockersToCollectFrom(wall: LockerWall, session: KnownSession, now: Temporal.Instant): number[] {
  const own = wall.lockers.find(({ number }) => number === session.lockerNumber);
  const others = mayHaveAnother(session) ? otherLockers(wall, session, now) : [];
  if (own && isFree(wall, own)) return [own.number, ...others];
  return isOutOfService(wall, session) || !isBefore(now, session.start) ? others : [];
}

/** A door can be held shut on purpose: after this many, a person helps. */
export const mayHaveAnother = (session: Pick<KnownSession, 'jams'> | undefined): boolean =>
  (session?.jams ?? 0) < MAX_JAMS_PER_BOOKING;

/** The session's own locker is out of service. */
export function isOutOfService({ lockers }: LockerWall, { lockerNumber }: KnownSession): boolean {
  const own = lockers.find(({ number }) => number === lockerNumber);
  return own === undefined || own.status === 'disabled';
}

function otherLockers(wall: LockerWall, session: KnownSession, now: Temporal.Instant): number[] {
  const needed = { start: now, end: session.end };
  const isWaitedFor = (number: number) => (other: KnownSession) =>
    other.status === 'created' && other.lockerNumber === number && overlap(other, needed);
  return wall.lockers
    .filter(({ number }) => number !== session.lockerNumber && !wall.openLockers.includes(number))
    .filter((locker) => isFree(wall, locker) && !wall.sessions.some(isWaitedFor(locker.number)))
    .toSorted((a, b) => countLost(a) - countLost(b) || a.number - b.number)
    .map(({ number }) => number);
}

function isFree({ sessions }: LockerWall, { number, status }: LinkLocker): boolean {
  return status === 'free' && !sessions.some((other) => other.status === 'started' && other.lockerNumber === number);
}

const countLost = ({ items }: LinkLocker): number => items.filter(({ status }) => status === 'not-found').length;
