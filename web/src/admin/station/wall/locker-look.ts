import type { LockerData } from '../station-data.ts';

/** How a locker looks on the wall, what matters most first. */
export type LockerLook = 'open' | 'disabled' | 'rented' | 'missing' | 'awaited' | 'free';

export function lockerLook({ isOpen, status, items, rental }: LockerData, now: Temporal.Instant): LockerLook {
  if (isOpen) return 'open';
  if (status === 'disabled') return 'disabled';
  if (status === 'rented') return 'rented';
  if (items.some((item) => item.status === 'not-found')) return 'missing';
  const isAwaited = rental !== null && Temporal.Instant.compare(Temporal.Instant.from(rental.start), now) <= 0;
  return isAwaited ? 'awaited' : 'free';
}

/** Of a board that is out. */
export const isLate = ({ rental }: LockerData, now: Temporal.Instant): boolean =>
  rental?.status === 'started' && Temporal.Instant.compare(Temporal.Instant.from(rental.end), now) < 0;
