import type { StationTerms } from '@laine/rules/price/station-terms.ts';
import { dayBounds, longestRentalInSeconds, type DayBounds } from '@laine/rules/time/day-bounds.ts';
import { downToMinute, isBefore, secondsBetween } from '@laine/rules/time/instants.ts';
import { openingHours } from '@laine/rules/time/opening-hours.ts';
import { isSameSlot, type Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';

/** Why the time differs from the requested one. */
export type Limit =
  | 'opening'
  | 'passed'
  | 'last-start'
  | 'closing'
  | 'closing-soon'
  | 'longest'
  | 'shortest'
  | 'at-longest'
  | 'at-shortest'
  | 'closed-day';

/** The part that was moved: one end, or the whole slot. */
export type Moved = 'start' | 'end' | 'slot';

/** The limit that changed the requested slot, so that no time changes silently. */
export function bitingLimit(
  terms: StationTerms,
  asked: Slot,
  moved: Moved,
  chosen: Slot,
  now: Temporal.Instant,
): Limit | undefined {
  const minutes = { start: downToMinute(asked.start), end: downToMinute(asked.end) };
  const date = dateIn(terms.timeZone, chosen.start);
  const bounds = dayBounds(terms, date, now);
  if (typeof bounds === 'string' || isSameSlot(minutes, chosen)) return undefined;
  const { opensAt } = openingHours(terms, date);
  return (
    (moved === 'end' ? undefined : startLimit(bounds, minutes, moved, opensAt)) ??
    (moved === 'start' ? undefined : endLimit(bounds, minutes)) ??
    lengthLimit(bounds, minutes, hasOtherStayed(minutes, moved, chosen)) ??
    endLimit(bounds, minutes)
  );
}

function startLimit(
  bounds: DayBounds,
  { start, end }: Slot,
  moved: Moved,
  opensAt: Temporal.Instant,
): Limit | undefined {
  if (isBefore(start, bounds.earliestStart)) return isBefore(opensAt, bounds.earliestStart) ? 'passed' : 'opening';
  if (!isBefore(bounds.latestStart, start)) return undefined;
  // A whole slot more likely ends too late; for a start alone, closing isn't the reason.
  return moved === 'slot' && isBefore(bounds.closesAt, end) ? 'closing' : 'last-start';
}

/** An end pulled by hand stops at a limit; in any other move, both ends go together. */
const hasOtherStayed = (asked: Slot, moved: Moved, chosen: Slot): boolean =>
  moved === 'end' ? chosen.start.equals(asked.start) : moved === 'start' && chosen.end.equals(asked.end);

const endLimit = (bounds: DayBounds, { end }: Slot): Limit | undefined =>
  isBefore(bounds.closesAt, end) ? 'closing' : undefined;

function lengthLimit(bounds: DayBounds, { start, end }: Slot, hasStopped: boolean): Limit | undefined {
  const { closesAt, minDurationInSeconds, maxDurationInSeconds } = bounds;
  const length = secondsBetween(start, end);
  if (length > maxDurationInSeconds) return hasStopped ? 'at-longest' : 'longest';
  if (length > longestRentalInSeconds(start, closesAt, maxDurationInSeconds)) return 'closing-soon';
  if (length >= minDurationInSeconds) return undefined;
  return hasStopped ? 'at-shortest' : 'shortest';
}
