import type { LockerData } from '../station-data.ts';

/** A locker's look on the wall, by the most important fact. */
export type LockerLook =
  | 'open'
  | 'questioned'
  | 'late'
  | 'jammed'
  | 'disabled'
  | 'rented'
  | 'incomplete'
  | 'missing'
  | 'awaited'
  | 'free';

export function lockerLook(locker: LockerData, now: Temporal.Instant): LockerLook {
  const { isOpen, isJammed, status, items, lacks, rental } = locker;
  if (isOpen) return 'open';
  // Both need staff, even if the locker is out of service.
  if (rental?.isInQuestion) return 'questioned';
  if (isLate(locker, now)) return 'late';
  // The reason why it's out of service, or that the coming renter will find the door shut.
  if (isJammed) return 'jammed';
  if (status === 'disabled') return 'disabled';
  if (status === 'rented') return 'rented';
  // An incomplete locker isn't given out.
  if (lacks.length > 0) return 'incomplete';
  if (items.some((item) => item.status === 'not-found')) return 'missing';
  const isAwaited = rental !== null && Temporal.Instant.compare(Temporal.Instant.from(rental.start), now) <= 0;
  return isAwaited ? 'awaited' : 'free';
}

/** For a board that is out. If it's in question, the renter's time has stopped. */
export const isLate = ({ rental }: LockerData, now: Temporal.Instant): boolean =>
  rental?.status === 'started' &&
  !rental.isInQuestion &&
  Temporal.Instant.compare(Temporal.Instant.from(rental.end), now) < 0;
