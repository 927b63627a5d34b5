import type { OpeningPeriod } from '@laine/contract/opening-period.ts';
import { DAY_IN_SECONDS } from '../constants.ts';
import type { StationTerms } from '../price/station-terms.ts';
import { downToMinute, earlier, isBefore, plusSeconds } from './instants.ts';
import { sunsetAt } from './sunset-at.ts';
import { dateIn, formatTimeOfDay, instantAt, wallSeconds } from './wall-time.ts';

export type Hours = Pick<
  StationTerms,
  | 'timeZone'
  | 'openTimeInSeconds'
  | 'closeTimeInSeconds'
  | 'openingPeriods'
  | 'daylightMarginInSeconds'
  | 'latitude'
  | 'longitude'
>;

interface OpeningHours {
  opensAt: Temporal.Instant;
  closesAt: Temporal.Instant;
}

/**
 * Hours on one of the station's own dates. They don't cross midnight (closing is later than opening), but 00:00-24:00
 * is a whole day, which has 23 or 25 hours when clocks change. Hours can come out empty: when they fall into the hour
 * that a clock skips, when no period covers the date, or when it is dark from opening on. The station then stays closed
 * that day.
 */
export function openingHours(terms: Hours, date: Temporal.PlainDate): OpeningHours {
  const times = timesOn(terms, date);
  const closesAt = instantAt(date, times.closeTimeInSeconds, terms.timeZone);
  return {
    opensAt: instantAt(date, times.openTimeInSeconds, terms.timeZone),
    closesAt: earlier(closesAt, lastLight(terms, date) ?? closesAt),
  };
}

const CLOSED = { openTimeInSeconds: 0, closeTimeInSeconds: 0 };

function timesOn(terms: Hours, date: Temporal.PlainDate) {
  const periods = terms.openingPeriods ?? [];
  if (periods.length === 0) return terms;
  return periods.find((period) => covers(period, date) && period.weekdays.includes(date.dayOfWeek)) ?? CLOSED;
}

function covers({ fromDay, toDay }: OpeningPeriod, date: Temporal.PlainDate): boolean {
  const day = date.toString().slice(-'MM-DD'.length);
  return fromDay <= toDay ? fromDay <= day && day <= toDay : fromDay <= day || day <= toDay;
}

/** People may be on the water until then by daylight; undefined where there is no such limit. */
function lastLight(terms: Hours, date: Temporal.PlainDate): Temporal.Instant | undefined {
  const { daylightMarginInSeconds, latitude, longitude } = terms;
  if (daylightMarginInSeconds === undefined || latitude === undefined || longitude === undefined) return undefined;
  const sunset = sunsetAt({ latitude, longitude }, date);
  if (sunset === 'never') return undefined;
  if (sunset === 'always') return instantAt(date, 0, terms.timeZone);
  return downToMinute(plusSeconds(sunset, -daylightMarginInSeconds));
}

/** Opening is inclusive, closing exclusive. */
export function isOpenAt(terms: Hours, instant: Temporal.Instant): boolean {
  const { opensAt, closesAt } = openingHours(terms, dateIn(terms.timeZone, instant));
  return !isBefore(instant, opensAt) && isBefore(instant, closesAt);
}

export function isOpenOn(terms: Hours, date: Temporal.PlainDate): boolean {
  const { opensAt, closesAt } = openingHours(terms, date);
  return isBefore(opensAt, closesAt);
}

/** Such a station doesn't close at midnight, but a rental still ends there, because it stays within one date. */
export function isOpenAroundTheClock(terms: Hours, date: Temporal.PlainDate): boolean {
  const { openTimeInSeconds, closeTimeInSeconds } = timesOn(terms, date);
  return openTimeInSeconds === 0 && closeTimeInSeconds === DAY_IN_SECONDS && !lastLight(terms, date);
}

/** A date outside every period is out of season, whatever its weekday. */
export function isInSeason({ openingPeriods = [] }: Pick<Hours, 'openingPeriods'>, date: Temporal.PlainDate): boolean {
  return openingPeriods.length === 0 || openingPeriods.some((period) => covers(period, date));
}

const DAYS_TO_LOOK_AHEAD = 400;

/** Undefined where the station doesn't open within a year. */
export function nextOpenDate(terms: Hours, from: Temporal.PlainDate): Temporal.PlainDate | undefined {
  for (let days = 0; days < DAYS_TO_LOOK_AHEAD; days += 1) {
    const date = from.add({ days });
    if (isOpenOn(terms, date)) return date;
  }
  return undefined;
}

/** For people, on the station's clock. */
export function wallHours(terms: Hours, date: Temporal.PlainDate): { open: string; close: string } {
  const { opensAt, closesAt } = openingHours(terms, date);
  const shown = (instant: Temporal.Instant) => formatTimeOfDay(wallSeconds(instant, date, terms.timeZone));
  return { open: shown(opensAt), close: shown(closesAt) };
}

/** '08:00–21:00', for people. */
export function formatOpeningHours(terms: Hours, date: Temporal.PlainDate): string {
  const { open, close } = wallHours(terms, date);
  return `${open}–${close}`;
}
