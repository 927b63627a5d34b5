import type { LockerData } from '../station-data.ts';

/** How a locker looks on the wall, what matters most first. */
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
  // Both need somebody, also where the locker is out of service.
  if (rental?.isInQuestion) return 'questioned';
  if (isLate(locker, now)) return 'late';
  // Why it is out of service, or that whoever is awaited will stand before a shut door.
  if (isJammed) return 'jammed';
  if (status === 'disabled') return 'disabled';
  if (status === 'rented') return 'rented';
  // Nobody gets it before it has everything.
  if (lacks.length > 0) return 'incomplete';
  if (items.some((item) => item.status === 'not-found')) return 'missing';
  const isAwaited = rental !== null && Temporal.Instant.compare(Temporal.Instant.from(rental.start), now) <= 0;
  return isAwaited ? 'awaited' : 'free';
}

/** Of a board that is out. In question, its renter's time has stopped. */
export const isLate = ({ rental }: LockerData, now: Temporal.Instant): boolean =>
  rental?.status === 'started' &&
  !rental.isInQuestion &&
  Temporal.Instant.compare(Temporal.Instant.from(rental.end), now) < 0;
