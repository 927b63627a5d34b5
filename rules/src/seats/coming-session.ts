import { LOCKER_CHECK_BEFORE_START_SECONDS, OVERTIME_GRACE_SECONDS } from '../constants.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';

/** A paid session whose board hasn't been collected, and what we know of its locker. */
export interface ComingSession {
  start: Temporal.Instant;
  lockerNumber: number | null;
  isLockerOutOfService: boolean;
  /** The booked end of the rental whose board is still out of this locker. */
  blockedUntil: Temporal.Instant | null;
}

/** `board-late`: somebody may still bring it. `no-locker`: nobody will. */
type ComingTrouble = 'board-late' | 'no-locker';

export function comingTrouble(session: ComingSession): ComingTrouble | undefined {
  if (session.lockerNumber === null || session.isLockerOutOfService) return 'no-locker';
  return session.blockedUntil === null ? undefined : 'board-late';
}

/**
 * Without a locker we warn ten minutes before the start. A late board is usually on its way and its renter has ten free
 * minutes, so we wait, but no longer than until the start.
 */
export function isTimeToWarn(session: ComingSession, now: Temporal.Instant): boolean {
  const trouble = comingTrouble(session);
  if (!trouble || isBefore(now, lockerCheckAt(session.start))) return false;
  if (trouble === 'no-locker' || session.blockedUntil === null || !isBefore(now, session.start)) return true;
  return !isBefore(now, plusSeconds(session.blockedUntil, OVERTIME_GRACE_SECONDS));
}

const lockerCheckAt = (start: Temporal.Instant): Temporal.Instant =>
  plusSeconds(start, -LOCKER_CHECK_BEFORE_START_SECONDS);
