import { LATE_RETURN_WARNING_YEARS } from '../constants.ts';
import { isBefore } from '../time/instants.ts';

interface LateReturn {
  bookingId: string;
  at: Temporal.Instant;
}

/** `already-counted`: another board of the same booking was late too, and one evening is one late return. */
type LateReturnVerdict = 'warn' | 'put-on-admin-list' | 'already-counted';

/**
 * The first late return gives a warning valid one year, a second one within it puts the account on the admin's list.
 * A station that was offline delivers events late and in any order, so what counts is that two lie within a year of
 * each other, not which one we heard of first.
 */
export function judgeLateReturn(known: readonly LateReturn[], next: LateReturn): LateReturnVerdict {
  if (known.some((earlier) => earlier.bookingId === next.bookingId)) return 'already-counted';
  return known.some((other) => areWithinWarning(other.at, next.at)) ? 'put-on-admin-list' : 'warn';
}

/** A calendar year, so a leap day does not shorten it. */
export function warningValidUntil(at: Temporal.Instant): Temporal.Instant {
  return at.toZonedDateTimeISO('UTC').add({ years: LATE_RETURN_WARNING_YEARS }).toInstant();
}

function areWithinWarning(a: Temporal.Instant, b: Temporal.Instant): boolean {
  return isBefore(a, warningValidUntil(b)) && isBefore(b, warningValidUntil(a));
}
