import { CLOSING_SOON_SECONDS, MAX_DAYS_AHEAD, MAX_RENTAL_BEFORE_CLOSING_SECONDS } from '../constants.ts';
import { downToMinute, isBefore, later, plusSeconds, secondsBetween, upToMinute } from './instants.ts';
import { openingHours } from './opening-hours.ts';
import { effectiveMaxDuration, effectiveMinDuration, type StationTerms } from '../price/station-terms.ts';
import { dateIn } from './wall-time.ts';

/** Within which limits a rental can be placed on one date; there is always room for at least one. */
export interface DayBounds {
  earliestStart: Temporal.Instant;
  latestStart: Temporal.Instant;
  closesAt: Temporal.Instant;
  minDurationInSeconds: number;
  maxDurationInSeconds: number;
}

/** Why nothing can be booked on a date; `no-time-fits` means the station's own hours and limits leave no room. */
export type DateProblem = 'date-passed' | 'too-far-ahead' | 'too-late-today' | 'no-time-fits';

/** Date choices, the form and the suggestions all stay within these bounds, so they cannot disagree. */
export function dayBounds(
  terms: StationTerms,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): DayBounds | DateProblem {
  const daysAhead = dateIn(terms.timeZone, now).until(date).days;
  if (daysAhead < 0) return 'date-passed';
  if (daysAhead > MAX_DAYS_AHEAD) return 'too-far-ahead';

  const { opensAt, closesAt } = openingHours(terms, date);
  const minDurationInSeconds = effectiveMinDuration(terms);
  const maxDurationInSeconds = effectiveMaxDuration(terms);
  const firstStart = upToMinute(opensAt);
  const latestStart = downToMinute(plusSeconds(closesAt, -roomNeededBeforeClosing(minDurationInSeconds)));
  if (maxDurationInSeconds < minDurationInSeconds || isBefore(latestStart, firstStart)) return 'no-time-fits';

  const earliestStart = later(firstStart, upToMinute(now));
  if (isBefore(latestStart, earliestStart)) return 'too-late-today';
  return { earliestStart, latestStart, closesAt, minDurationInSeconds, maxDurationInSeconds };
}

/** How long before closing a rental must start: over an hour is not to be had in the last two hours. */
export function roomNeededBeforeClosing(lengthInSeconds: number): number {
  return lengthInSeconds <= MAX_RENTAL_BEFORE_CLOSING_SECONDS
    ? lengthInSeconds
    : Math.max(lengthInSeconds, CLOSING_SOON_SECONDS);
}

/** The longest rental from a start: one hour when the station closes in strictly under two. */
export function longestRentalInSeconds(
  start: Temporal.Instant,
  closesAt: Temporal.Instant,
  maxDurationInSeconds: number,
): number {
  return secondsBetween(start, closesAt) < CLOSING_SOON_SECONDS
    ? Math.min(maxDurationInSeconds, MAX_RENTAL_BEFORE_CLOSING_SECONDS)
    : maxDurationInSeconds;
}
