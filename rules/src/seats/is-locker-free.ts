import type { KitKind } from '@laine/contract/states.ts';
import { plusSeconds } from '../time/instants.ts';
import type { Slot } from '../time/slot.ts';
import { occupancyOf, spansOverlap, type StationLoad } from './occupancy.ts';

/** `lacks` lists the missing kit. `closed` and `taken` depend on the time; the others always hold. */
export type LockerUnfit =
  | { why: 'unknown' | 'out-of-service' | 'closed' | 'taken' }
  | { why: 'incomplete'; lacks: readonly KitKind[] };

/**
 * Covers the whole slot plus the turnaround after it; undefined when the locker fits. Whoever names a locker wants that
 * one, so sessions that could move elsewhere aren't asked to.
 */
export function whyLockerUnfit(
  load: StationLoad,
  lockerNumber: number,
  slot: Slot,
  now: Temporal.Instant,
): LockerUnfit | undefined {
  const unfit = load.unfitLockers?.find(({ number }) => number === lockerNumber);
  if (unfit) return unfit.lacks.length > 0 ? { why: 'incomplete', lacks: unfit.lacks } : { why: 'out-of-service' };
  if (!load.lockerNumbers.includes(lockerNumber)) return { why: 'unknown' };
  if (isLockerFree(load, lockerNumber, slot, now)) return undefined;
  const isOpen = isLockerFree({ ...load, closures: [] }, lockerNumber, slot, now);
  return { why: isOpen ? 'closed' : 'taken' };
}

export function isLockerFree(load: StationLoad, lockerNumber: number, slot: Slot, now: Temporal.Instant): boolean {
  const { pinned, movable } = occupancyOf(load, now);
  const taken = pinned.get(lockerNumber);
  if (!taken) return false;
  const untilMs = plusSeconds(slot.end, load.turnaroundInSeconds).epochMilliseconds;
  const wish = { fromMs: slot.start.epochMilliseconds, untilMs };
  const waiting = movable.filter((session) => session.lockerNumber === lockerNumber);
  return ![...taken, ...waiting].some((span) => spansOverlap(span, wish));
}
