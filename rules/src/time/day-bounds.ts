import { CLOSING_SOON_SECONDS, MAX_DAYS_AHEAD, MAX_RENTAL_BEFORE_CLOSING_SECONDS } from '../constants.ts';
import { effectiveMaxDuration, effectiveMinDuration, type Limits } from '../price/station-terms.ts';
import { downToMinute, isBefore, later, plusSeconds, secondsBetween, upToMinute } from './instants.ts';
import { type Hours, openingHours } from './opening-hours.ts';
import { dateIn } from './wall-time.ts';

/** Limits for a rental on one date; there is always room for at least one. */
export interface DayBounds {
  earliestStart: Temporal.Instant;
  latestStart: Temporal.Instant;
  closesAt: Temporal.Instant;
  minDurationInSeconds: number;
  maxDurationInSeconds: number;
}

/** `no-time-fits`: the station's own hours and limits leave no room. */
export type DateProblem = 'date-passed' | 'too-far-ahead' | 'too-late-today' | 'no-time-fits';

/** Shared by date choices, the form and the suggestions, so they can't disagree. */
export function dayBounds(
  terms: Hours & Limits,
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

/** In the last two hours nobody can book more than an hour. */
export function roomNeededBeforeClosing(lengthInSeconds: number): number {
  return lengthInSeconds <= MAX_RENTAL_BEFORE_CLOSING_SECONDS
    ? lengthInSeconds
    : Math.max(lengthInSeconds, CLOSING_SOON_SECONDS);
}

/** One hour when the station closes in strictly under two. */
export function longestRentalInSeconds(
  start: Temporal.Instant,
  closesAt: Temporal.Instant,
  maxDurationInSeconds: number,
): number {
  return secondsBetween(start, closesAt) < CLOSING_SOON_SECONDS
    ? Math.min(maxDurationInSeconds, MAX_RENTAL_BEFORE_CLOSING_SECONDS)
    : maxDurationInSeconds;
}
