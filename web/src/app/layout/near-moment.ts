import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { HOUR_IN_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, secondsBetween } from '@laine/rules/instants.ts';

/** From so far off people think in the time of day, not in hours from now. */
const BY_THE_CLOCK_SECONDS = 6 * HOUR_IN_SECONDS;

/**
 * What is to be said of a booking that is near.
 *
 * - `in`       it starts in so many minutes
 * - `today`, `tomorrow`  it starts at a time that is further off
 * - `until`    it has begun
 * - `late`     a board is out after the booked end
 * - `in-question` everything is back, as the renter says, and staff have not looked yet
 */
export type NearMoment = { kind: 'in'; minutes: number } | { kind: Exclude<NearMomentKind, 'in'> };
type NearMomentKind = 'in' | 'today' | 'tomorrow' | 'until' | 'late' | 'in-question';

type Facts = Pick<ComingBooking, 'start' | 'end' | 'timeZone' | 'isInQuestion'>;

export function nearMoment({ start, end, timeZone, isInQuestion }: Facts, now: Temporal.Instant): NearMoment {
  if (isInQuestion) return { kind: 'in-question' };
  const starts = Temporal.Instant.from(start);
  if (!isBefore(now, starts)) return { kind: isBefore(now, Temporal.Instant.from(end)) ? 'until' : 'late' };
  const seconds = secondsBetween(now, starts);
  // Rounded up: 'in 1 min' holds until it has begun.
  if (seconds < BY_THE_CLOCK_SECONDS) return { kind: 'in', minutes: Math.ceil(seconds / MINUTE_IN_SECONDS) };
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timeZone).toPlainDate();
  return { kind: dayOf(now).equals(dayOf(starts)) ? 'today' : 'tomorrow' };
}
