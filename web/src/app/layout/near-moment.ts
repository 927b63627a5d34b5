import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import { HOUR_IN_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { secondsBetween } from '@laine/rules/time/instants.ts';
import { rentalPhase } from '../../customer/booking/rental-phase.ts';

/** From here on people think in the time of day, not in hours from now. */
const BY_THE_CLOCK_SECONDS = 6 * HOUR_IN_SECONDS;

/**
 * What is to be said of a booking that is near.
 *
 * - `in`       it starts in so many minutes
 * - `today`, `tomorrow`  it starts at a time that is further off
 * - `until`    it has begun, or a board is out before its start
 * - `late`     a board is out after the booked end
 * - `in-question` everything is back, as the renter says, and staff have not looked yet
 */
export type NearMoment = { kind: 'in'; minutes: number } | { kind: Exclude<NearMomentKind, 'in'> };
type NearMomentKind = 'in' | 'today' | 'tomorrow' | 'until' | 'late' | 'in-question';

type Facts = Pick<ComingBooking, 'start' | 'end' | 'timeZone' | 'sessions' | 'isInQuestion'>;

/** Null once it is over, which an open page may know before it asks again. */
export function nearMoment(booking: Facts, now: Temporal.Instant): NearMoment | null {
  const { start, timeZone, sessions, isInQuestion } = booking;
  const boards = sessions.map(({ status }) => ({ status, isInQuestion }));
  const phase = rentalPhase({ ...booking, boards }, now);
  if (phase === 'missed' || phase === 'finished') return null;
  if (phase === 'late' || phase === 'in-question') return { kind: phase };
  const starts = Temporal.Instant.from(start);
  const seconds = secondsBetween(now, starts);
  if (phase === 'out' || seconds <= 0) return { kind: 'until' };
  // Rounded up: 'in 1 min' holds until it has begun.
  if (seconds < BY_THE_CLOCK_SECONDS) return { kind: 'in', minutes: Math.ceil(seconds / MINUTE_IN_SECONDS) };
  const dayOf = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(timeZone).toPlainDate();
  return { kind: dayOf(now).equals(dayOf(starts)) ? 'today' : 'tomorrow' };
}
