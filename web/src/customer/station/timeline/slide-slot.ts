import { dayBounds, roomNeededBeforeClosing } from '@laine/rules/day-bounds.ts';
import { clampInstant, downToMinute, plusSeconds } from '@laine/rules/instants.ts';
import { lengthInMs, type Slot } from '@laine/rules/slot.ts';
import { clampSlot, type ChosenSlot } from '@laine/rules/slot-choice.ts';
import type { StationTerms } from '@laine/rules/station-terms.ts';
import { dateIn } from '@laine/rules/wall-time.ts';

/** Moves a slot as a whole. It keeps its length, so it stops where the day has no more room for it. */
export function slideSlot(terms: StationTerms, slot: Slot, start: Temporal.Instant, now: Temporal.Instant): ChosenSlot {
  const bounds = dayBounds(terms, dateIn(terms.timeZone, slot.start), now);
  if (typeof bounds === 'string') return bounds;
  const length = lengthInMs(slot);
  const lastStart = downToMinute(plusSeconds(bounds.closesAt, -roomNeededBeforeClosing(length / 1000)));
  const placed = clampInstant(start, bounds.earliestStart, lastStart);
  return clampSlot(terms, { start: placed, end: placed.add({ milliseconds: length }) }, now);
}
