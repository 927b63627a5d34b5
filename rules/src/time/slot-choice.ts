import { DAY_IN_SECONDS, DEFAULT_START_DELAY_SECONDS } from '../constants.ts';
import { effectiveMaxDuration, type StationTerms } from '../price/station-terms.ts';
import { dateChoices } from './date-choices.ts';
import { dayBounds, longestRentalInSeconds, type DateProblem, type DayBounds } from './day-bounds.ts';
import { clampInstant, downToMinute, earlier, later, plusSeconds, secondsBetween, upToMinute } from './instants.ts';
import { isOpenAroundTheClock } from './opening-hours.ts';
import { lengthInMs, type Slot } from './slot.ts';
import { asEndOfDay, dateIn, instantAt, wallSeconds } from './wall-time.ts';

/**
 * The form's answer when someone changes date, start or end (spec, section 5). The edited end is clamped to the day's
 * limits; then the other end moves until the length is allowed too. Every answer is in whole minutes and passes
 * `checkSlot` at the same `now`, or says why that date offers nothing.
 */
export type ChosenSlot = Slot | DateProblem;

/** Starts in five minutes, with the shortest length, on the first date that still has room. */
export function defaultSlot(terms: StationTerms, now: Temporal.Instant): ChosenSlot {
  const choices = dateChoices(terms, now);
  const date = choices.find((choice) => choice.selectable)?.date ?? dateIn(terms.timeZone, now);
  const start = upToMinute(plusSeconds(now, DEFAULT_START_DELAY_SECONDS));
  // The shortest allowed time, from the earliest start of that day.
  return fitByStart(terms, date, { start, end: start }, now);
}

/** Fits any slot to the rules of its own date; the start is clamped first. */
export function clampSlot(terms: StationTerms, slot: Slot, now: Temporal.Instant): ChosenSlot {
  return fitByStart(terms, dateIn(terms.timeZone, slot.start), slot, now);
}

export function changeStart(
  terms: StationTerms,
  slot: Slot,
  start: Temporal.Instant,
  now: Temporal.Instant,
): ChosenSlot {
  return fitByStart(terms, dateIn(terms.timeZone, slot.start), { start, end: slot.end }, now);
}

/** For a new start while nobody has chosen an end or a length: the end is still our proposal, so it follows. */
export function changeStartAlone(
  terms: StationTerms,
  slot: Slot,
  start: Temporal.Instant,
  now: Temporal.Instant,
): ChosenSlot {
  const bounds = dayBounds(terms, dateIn(terms.timeZone, slot.start), now);
  if (typeof bounds === 'string') return bounds;
  const placed = clampInstant(downToMinute(start), bounds.earliestStart, bounds.latestStart);
  return placeByStart(bounds, { start: placed, end: placed.add({ milliseconds: lengthInMs(slot) }) });
}

export function changeEnd(terms: StationTerms, slot: Slot, end: Temporal.Instant, now: Temporal.Instant): ChosenSlot {
  const bounds = dayBounds(terms, dateIn(terms.timeZone, slot.start), now);
  return typeof bounds === 'string' ? bounds : placeByEnd(bounds, { start: downToMinute(slot.start), end });
}

/** Dragging one end: it stops where the length or the day allows no more, and the other end stays. */
export function stretchSlot(
  terms: StationTerms,
  slot: Slot,
  side: keyof Slot,
  to: Temporal.Instant,
  now: Temporal.Instant,
): ChosenSlot {
  const bounds = dayBounds(terms, dateIn(terms.timeZone, slot.start), now);
  if (typeof bounds === 'string') return bounds;
  return side === 'start'
    ? placeByEnd(bounds, { start: downToMinute(to), end: slot.end })
    : placeByStart(bounds, { start: slot.start, end: to });
}

/**
 * Guesses the end that somebody means by a time of day. 00:30 beside a start at 23:00 means the next day where the
 * station is open then, so the rental ends as near to it as it can: at midnight, not in the small hours before it.
 */
export function writtenEnd(terms: StationTerms, slot: Slot, timeInSeconds: number): Temporal.Instant {
  const { timeZone } = terms;
  const date = dateIn(timeZone, slot.start);
  const lengthOverMidnight = timeInSeconds + DAY_IN_SECONDS - wallSeconds(slot.start, date, timeZone);
  const isNextDay = isOpenAroundTheClock(terms, date) && lengthOverMidnight <= effectiveMaxDuration(terms);
  return instantAt(date, isNextDay ? DAY_IN_SECONDS : asEndOfDay(timeInSeconds), timeZone);
}

/** Keeps the times of day and changes the date, also across a night when clocks change. */
export function changeDate(
  terms: StationTerms,
  slot: Slot,
  date: Temporal.PlainDate,
  now: Temporal.Instant,
): ChosenSlot {
  const { timeZone } = terms;
  const oldDate = dateIn(timeZone, slot.start);
  const moved = (instant: Temporal.Instant) => instantAt(date, wallSeconds(instant, oldDate, timeZone), timeZone);
  return fitByStart(terms, date, { start: moved(slot.start), end: moved(slot.end) }, now);
}

function fitByStart(terms: StationTerms, date: Temporal.PlainDate, slot: Slot, now: Temporal.Instant): ChosenSlot {
  const bounds = dayBounds(terms, date, now);
  return typeof bounds === 'string' ? bounds : placeByStart(bounds, slot);
}

function placeByStart(bounds: DayBounds, wish: Slot): Slot {
  const start = clampInstant(downToMinute(wish.start), bounds.earliestStart, bounds.latestStart);
  const shortestEnd = plusSeconds(start, bounds.minDurationInSeconds);
  const end = clampInstant(downToMinute(wish.end), shortestEnd, latestEnd(bounds, start));
  return { start, end };
}

function placeByEnd(bounds: DayBounds, wish: Slot): Slot {
  const { earliestStart, latestStart, minDurationInSeconds, maxDurationInSeconds } = bounds;
  const firstEnd = plusSeconds(earliestStart, minDurationInSeconds);
  const end = clampInstant(downToMinute(wish.end), firstEnd, latestEnd(bounds, latestStart));
  const start = clampInstant(
    wish.start,
    later(earliestStart, plusSeconds(end, -maxDurationInSeconds)),
    earlier(latestStart, plusSeconds(end, -minDurationInSeconds)),
  );
  // A start so near to closing that only an hour is allowed moves up to that hour; going later keeps it within the
  // rule.
  const longest = longestRentalInSeconds(start, bounds.closesAt, maxDurationInSeconds);
  return secondsBetween(start, end) > longest ? { start: plusSeconds(end, -longest), end } : { start, end };
}

function latestEnd(bounds: DayBounds, start: Temporal.Instant): Temporal.Instant {
  const longest = longestRentalInSeconds(start, bounds.closesAt, bounds.maxDurationInSeconds);
  return earlier(downToMinute(bounds.closesAt), plusSeconds(start, longest));
}
