import { MAX_DAYS_AHEAD, MAX_START_IN_PAST_SECONDS } from '../constants.ts';
import { effectiveMaxDuration, effectiveMinDuration, type StationTerms } from '../price/station-terms.ts';
import { longestRentalInSeconds } from './day-bounds.ts';
import { isBefore, plusSeconds, secondsBetween } from './instants.ts';
import { isOpenAroundTheClock, openingHours } from './opening-hours.ts';
import type { Slot } from './slot.ts';
import { dateIn } from './wall-time.ts';

type SlotProblem =
  | 'end-not-after-start'
  | 'start-in-the-past'
  | 'too-far-ahead'
  | 'outside-opening-hours'
  | 'past-midnight'
  | 'too-short'
  | 'too-long'
  | 'closing-soon';

/**
 * Checks everything but boards. The form clamps and the server checks by the same rules; the server allows a little
 * more past, because the form was filled in a few minutes ago.
 */
export function checkSlot(terms: StationTerms, slot: Slot, now: Temporal.Instant): 'ok' | SlotProblem {
  return checkTimes(terms, slot, now) ?? checkLength(terms, slot) ?? 'ok';
}

function checkTimes(terms: StationTerms, slot: Slot, now: Temporal.Instant): SlotProblem | undefined {
  if (!isBefore(slot.start, slot.end)) return 'end-not-after-start';

  const oldestStart = plusSeconds(now, -MAX_START_IN_PAST_SECONDS);
  if (isBefore(slot.start, oldestStart) || !isBefore(now, slot.end)) return 'start-in-the-past';

  const date = dateIn(terms.timeZone, slot.start);
  const today = dateIn(terms.timeZone, now);
  if (today.until(date).days > MAX_DAYS_AHEAD) return 'too-far-ahead';

  const { opensAt, closesAt } = openingHours(terms, date);
  if (!isBefore(slot.start, opensAt) && !isBefore(closesAt, slot.end)) return undefined;
  // Don't blame the opening hours: such a station is open on both sides of midnight.
  return isOpenAroundTheClock(terms, date) ? 'past-midnight' : 'outside-opening-hours';
}

function checkLength(terms: StationTerms, slot: Slot): SlotProblem | undefined {
  const length = secondsBetween(slot.start, slot.end);
  const longest = effectiveMaxDuration(terms);
  if (length < effectiveMinDuration(terms)) return 'too-short';
  if (length > longest) return 'too-long';

  const { closesAt } = openingHours(terms, dateIn(terms.timeZone, slot.start));
  return length > longestRentalInSeconds(slot.start, closesAt, longest) ? 'closing-soon' : undefined;
}
