import { DAY_IN_SECONDS } from './constants.ts';
import { isBefore } from './instants.ts';
import type { StationTerms } from './station-terms.ts';
import { dateIn, formatTimeOfDay, instantAt } from './wall-time.ts';

type Hours = Pick<StationTerms, 'timeZone' | 'openTimeInSeconds' | 'closeTimeInSeconds'>;

interface OpeningHours {
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
}

/**
 * When a station opens and closes on one of its own dates. Hours do not cross midnight (closing is later than
 * opening), but 00:00-24:00 is a whole day, which has 23 or 25 hours when clocks change.
 * Hours that fall into the hour a clock skips may come out empty: the station then stays closed that day.
 */
export function openingHours(terms: Hours, date: Temporal.PlainDate): OpeningHours {
  return {
    opensAt: instantAt(date, terms.openTimeInSeconds, terms.timeZone),
    closesAt: instantAt(date, terms.closeTimeInSeconds, terms.timeZone),
  };
}

/** Open from the opening instant, no longer open at the closing one. */
export function isOpenAt(terms: Hours, instant: Temporal.Instant): boolean {
  const { opensAt, closesAt } = openingHours(terms, dateIn(terms.timeZone, instant));
  return !isBefore(instant, opensAt) && isBefore(instant, closesAt);
}

/** Nothing closes at its midnight, though a rental ends there: it stays within one date. */
export const isOpenAroundTheClock = (terms: Hours): boolean =>
  terms.openTimeInSeconds === 0 && terms.closeTimeInSeconds === DAY_IN_SECONDS;

/** '08:00–21:00', for people. */
export function formatOpeningHours(terms: Hours): string {
  return `${formatTimeOfDay(terms.openTimeInSeconds)}–${formatTimeOfDay(terms.closeTimeInSeconds)}`;
}
