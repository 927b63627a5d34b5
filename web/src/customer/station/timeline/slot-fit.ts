import type { StationTerms } from '@laine/rules/price/station-terms.ts';
import { availability, fewestFree, fits } from '@laine/rules/seats/availability.ts';
import { nearestFreeSlots, type NearestSlots } from '@laine/rules/seats/nearest-free-slots.ts';
import { dayBounds } from '@laine/rules/time/day-bounds.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import { stationLoad, type FreeStep } from './free-steps.ts';

/** The boards free for the whole wish, if they suffice, if the station is closed then, and an alternative. */
export type SlotFit = { fits: boolean; free: number; isClosed: boolean; nearest: NearestSlots };

export function slotFit(
  terms: StationTerms,
  steps: readonly FreeStep[],
  slot: Slot,
  boards: number,
  now: Temporal.Instant,
): SlotFit {
  const load = stationLoad(steps, terms.turnaroundInSeconds);
  const window = { start: slot.start, end: plusSeconds(slot.end, terms.turnaroundInSeconds) };
  const free = fewestFree(availability(load, window, now));
  if (fits(load, slot, boards, now)) return { fits: true, free, isClosed: false, nearest: {} };
  const bounds = dayBounds(terms, dateIn(terms.timeZone, slot.start), now);
  const nearest = typeof bounds === 'string' ? {} : nearestFreeSlots(load, slot, boards, bounds, now);
  const [fromMs, untilMs] = [slot.start.epochMilliseconds, slot.end.epochMilliseconds];
  const isClosed = steps.some((step) => step.isClosed === true && step.fromMs < untilMs && fromMs < step.untilMs);
  return { fits: false, free, isClosed, nearest };
}
