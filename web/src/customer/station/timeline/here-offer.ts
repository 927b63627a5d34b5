import type { StationTerms } from '@laine/rules/price/station-terms.ts';
import { dayBounds } from '@laine/rules/time/day-bounds.ts';
import { upToMinute } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn } from '@laine/rules/time/wall-time.ts';
import type { FreeStep } from './free-steps.ts';
import { lengthChoices } from './length-choices.ts';
import { slotFit, type SlotFit } from './slot-fit.ts';

/** For somebody who stands at the lockers. */
export type HereOffer = {
  /** Boards free at this moment; undefined while that isn't known. */
  free: number | undefined;
  /** The rentals that can begin now with as many boards as are wished for, shortest first. */
  slots: readonly Slot[];
  /** Of the shortest one: if none can begin now, it tells what can be had instead. */
  fit: SlotFit | undefined;
};

/**
 * Null where no rental can begin now, however many boards are free: the station is closed, by its
 * hours or by staff, or closes too soon. The
 * steps of a day age with the clock, so the number holds until the next booking begins or board is back.
 */
export function hereOffer(
  terms: StationTerms,
  steps: readonly FreeStep[] | undefined,
  boards: number,
  now: Temporal.Instant,
): HereOffer | null {
  const start = upToMinute(now);
  const bounds = dayBounds(terms, dateIn(terms.timeZone, start), now);
  if (typeof bounds === 'string' || !bounds.earliestStart.equals(start)) return null;
  const slots = lengthChoices(terms, start)
    .filter(({ limit }) => limit === undefined)
    .map(({ minutes }) => ({ start, end: start.add({ minutes }) }));
  const [shortest] = slots;
  if (!steps || !shortest) return { free: undefined, slots, fit: undefined };
  const fit = slotFit(terms, steps, shortest, boards, now);
  if (fit.isClosed) return null;
  const atMs = now.epochMilliseconds;
  return {
    free: steps.find(({ fromMs, untilMs }) => fromMs <= atMs && atMs < untilMs)?.free ?? 0,
    slots: slots.filter((slot) => slotFit(terms, steps, slot, boards, now).fits),
    fit,
  };
}
