import { plusSeconds } from './instants.ts';
import { occupancyOf, spansOverlap, type StationLoad } from './occupancy.ts';
import type { Slot } from './slot.ts';

/**
 * Whether one locker is in service and nobody's for the whole slot and the turnaround after it. Whoever names a locker
 * wants that one: sessions that could move elsewhere are not asked to.
 */
export function isLockerFree(load: StationLoad, lockerNumber: number, slot: Slot, now: Temporal.Instant): boolean {
  const { pinned, movable } = occupancyOf(load, now);
  const taken = pinned.get(lockerNumber);
  if (!taken) return false;
  const untilMs = plusSeconds(slot.end, load.turnaroundInSeconds).epochMilliseconds;
  const wish = { fromMs: slot.start.epochMilliseconds, untilMs };
  const waiting = movable.filter((session) => session.lockerNumber === lockerNumber);
  return ![...taken, ...waiting].some((span) => spansOverlap(span, wish));
}
