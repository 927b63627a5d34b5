import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, later, msBetween, plusSeconds } from '@laine/rules/instants.ts';
import { openingHours } from '@laine/rules/opening-hours.ts';
import type { Slot } from '@laine/rules/slot.ts';
import type { StationTerms } from '@laine/rules/station-terms.ts';
import { formatTimeOfDay, instantAt, wallSeconds } from '@laine/rules/wall-time.ts';

/** What the timeline shows of a day: opening to closing; today without the hours that have passed. */
export function dayBand(terms: StationTerms, date: Temporal.PlainDate, now: Temporal.Instant): Slot {
  const { opensAt, closesAt } = openingHours(terms, date);
  const thisHour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  // It shows at least three hours, or the last minutes before closing would fill the whole width.
  const latestFrom = plusSeconds(closesAt, -3 * HOUR_IN_SECONDS);
  const from = isBefore(latestFrom, thisHour) ? latestFrom : thisHour;
  return { start: later(opensAt, from), end: closesAt };
}

/** Where on the band a moment lies: 0 at its left end, 1 at its right. */
export function placeOn(band: Slot, instant: Temporal.Instant): number {
  return Math.min(1, Math.max(0, msBetween(band.start, instant) / msBetween(band.start, band.end)));
}

const STEP_MINUTES = 5;

/** The moment at a place on the band, on the five-minute grid. */
export function momentAt(band: Slot, place: number): Temporal.Instant {
  const wish = band.start.add({ milliseconds: Math.round(place * msBetween(band.start, band.end)) });
  return wish.round({ smallestUnit: 'minute', roundingIncrement: STEP_MINUTES, roundingMode: 'halfExpand' });
}

/** One step of a key or button: to the next five-minute mark, so that odd minutes become even ones. */
export function stepped(instant: Temporal.Instant, steps: number): Temporal.Instant {
  const mark = instant.round({
    smallestUnit: 'minute',
    roundingIncrement: STEP_MINUTES,
    roundingMode: steps > 0 ? 'floor' : 'ceil',
  });
  return mark.add({ minutes: steps * STEP_MINUTES });
}

type HourMark = { place: number; text: string };

const MAX_MARKS = 7;

/** Full hours in even steps, few enough to be read on a phone. */
export function hourMarks(band: Slot, date: Temporal.PlainDate, timeZone: string): HourMark[] {
  const [from, until] = [wallSeconds(band.start, date, timeZone), wallSeconds(band.end, date, timeZone)];
  const hours = (until - from) / HOUR_IN_SECONDS;
  const stepInHours = [1, 2, 3, 4].find((step) => hours / step < MAX_MARKS) ?? 6;
  const step = stepInHours * HOUR_IN_SECONDS;
  const first = Math.ceil(from / step) * step;
  const count = Math.max(0, Math.floor((until - first) / step) + 1);
  return Array.from({ length: count }, (_, at) => first + at * step).map((seconds) => ({
    place: placeOn(band, instantAt(date, seconds, timeZone)),
    text: formatTimeOfDay(seconds),
  }));
}
