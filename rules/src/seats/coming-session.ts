import { LOCKER_CHECK_BEFORE_START_SECONDS, OVERTIME_GRACE_SECONDS } from '../constants.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';

/** A paid session that nobody has collected yet, with what is known of its locker. */
export interface ComingSession {
  start: Temporal.Instant;
  lockerNumber: number | null;
  isLockerOutOfService: boolean;
  /** The booked end of the rental whose board is still out of this locker. */
  blockedUntil: Temporal.Instant | null;
}

/** `board-late`: somebody may yet bring it. `no-locker`: nobody will. */
type ComingTrouble = 'board-late' | 'no-locker';

export function comingTrouble(session: ComingSession): ComingTrouble | undefined {
  if (session.lockerNumber === null || session.isLockerOutOfService) return 'no-locker';
  return session.blockedUntil === null ? undefined : 'board-late';
}

/**
 * Whether the renter should hear of it now. Ten minutes before the start if there is no locker. A board that is late is
 * on its way more often than not: its renter has ten free minutes, and no later than at the start the next one is told.
 */
export function isTimeToWarn(session: ComingSession, now: Temporal.Instant): boolean {
  const trouble = comingTrouble(session);
  if (!trouble || isBefore(now, lockerCheckAt(session.start))) return false;
  if (trouble === 'no-locker' || session.blockedUntil === null || !isBefore(now, session.start)) return true;
  return !isBefore(now, plusSeconds(session.blockedUntil, OVERTIME_GRACE_SECONDS));
}

const lockerCheckAt = (start: Temporal.Instant): Temporal.Instant =>
  plusSeconds(start, -LOCKER_CHECK_BEFORE_START_SECONDS);
