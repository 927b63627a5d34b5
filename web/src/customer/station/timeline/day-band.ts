import { HOUR_IN_SECONDS } from '@laine/rules/constants.ts';
import type { StationTerms } from '@laine/rules/price/station-terms.ts';
import { isBefore, later, msBetween, plusSeconds } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { formatTimeOfDay, instantAt, wallSeconds } from '@laine/rules/time/wall-time.ts';

/** The timeline's part of a day: opening to closing; today without the hours that have passed. */
export function dayBand(terms: StationTerms, date: Temporal.PlainDate, now: Temporal.Instant): Slot {
  const { opensAt, closesAt } = openingHours(terms, date);
  const thisHour = now.round({ smallestUnit: 'hour', roundingMode: 'floor' });
  // At least three hours, or the last minutes before closing would fill the whole width.
  const latestFrom = plusSeconds(closesAt, -3 * HOUR_IN_SECONDS);
  const from = isBefore(latestFrom, thisHour) ? latestFrom : thisHour;
  return { start: later(opensAt, from), end: closesAt };
}

/** The position of a moment on the band: 0 at its left end, 1 at its right. */
export function placeOn(band: Slot, instant: Temporal.Instant): number {
  return Math.min(1, Math.max(0, msBetween(band.start, instant) / msBetween(band.start, band.end)));
}

const STEP_MINUTES = 5;
/** A thumb covers half an hour of the band, so it snaps to quarters; fields and keys do the rest. */
export const THUMB_STEP_MINUTES = 15;

/** The moment at a position on the band, on a grid of `stepInMinutes`. */
export function momentAt(band: Slot, place: number, stepInMinutes = STEP_MINUTES): Temporal.Instant {
  const wish = band.start.add({ milliseconds: Math.round(place * msBetween(band.start, band.end)) });
  return wish.round({ smallestUnit: 'minute', roundingIncrement: stepInMinutes, roundingMode: 'halfExpand' });
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

/** Every second hour is labelled: even text twice as large fits between two of them. */
const MARK_EVERY_SECONDS = 2 * HOUR_IN_SECONDS;

export function hourMarks(band: Slot, date: Temporal.PlainDate, timeZone: string): HourMark[] {
  const [from, until] = [wallSeconds(band.start, date, timeZone), wallSeconds(band.end, date, timeZone)];
  const first = Math.ceil(from / MARK_EVERY_SECONDS);
  const count = Math.max(0, Math.floor(until / MARK_EVERY_SECONDS) - first + 1);
  return Array.from({ length: count }, (_, at) => (first + at) * MARK_EVERY_SECONDS).map((seconds) => ({
    place: placeOn(band, instantAt(date, seconds, timeZone)),
    text: formatTimeOfDay(seconds),
  }));
}
