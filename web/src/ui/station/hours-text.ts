import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';
import {
  formatOpeningHours,
  isOpenAroundTheClock,
  isOpenOn,
  nextOpenDate,
  type Hours,
} from '@laine/rules/time/opening-hours.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';

export type HoursData = {
  /** Today's; null for a station that is open around the clock: '00:00–24:00' reads like a mistake. */
  hours: string | null;
  /** The day on which it opens again, where it stays closed today. */
  opensAgain: string | null;
};

export function hoursText(station: Hours, now: Temporal.Instant, locale: Locale): HoursData {
  const today = dateIn(station.timeZone, now);
  const hours = isOpenAroundTheClock(station, today) ? null : formatOpeningHours(station, today);
  if (isOpenOn(station, today)) return { hours, opensAgain: null };
  const next = nextOpenDate(station, today);
  return { hours, opensAgain: next ? dayText(next, locale) : '–' };
}

/** '1 May'. */
const dayText = (date: Temporal.PlainDate, locale: Locale) =>
  new Intl.DateTimeFormat(formatTag(locale), { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(date.year, date.month - 1, date.day),
  );
