import type { StationTerms } from '@laine/rules/price/station-terms.ts';
import { dayBounds, roomNeededBeforeClosing } from '@laine/rules/time/day-bounds.ts';
import { clampInstant, downToMinute, plusSeconds } from '@laine/rules/time/instants.ts';
import { clampSlot, type ChosenSlot } from '@laine/rules/time/slot-choice.ts';
import { lengthInMs, type Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';

/** Moves a slot as a whole. It keeps its length, so it stops where the day has no more room for it. */
export function slideSlot(terms: StationTerms, slot: Slot, start: Temporal.Instant, now: Temporal.Instant): ChosenSlot {
  const bounds = dayBounds(terms, dateIn(terms.timeZone, slot.start), now);
  if (typeof bounds === 'string') return bounds;
  const placed = clampInstant(start, bounds.earliestStart, lastStartFor(bounds.closesAt, slot));
  return clampSlot(terms, { start: placed, end: placed.add({ milliseconds: lengthInMs(slot) }) }, now);
}

export const lastStartFor = (closesAt: Temporal.Instant, slot: Slot): Temporal.Instant =>
  downToMinute(plusSeconds(closesAt, -roomNeededBeforeClosing(lengthInMs(slot) / 1000)));
