import { isBefore, msBetween } from './instants.ts';

/** Half-open: `start` belongs to it, `end` no longer does. */
export interface Slot {
  start: Temporal.Instant;
  end: Temporal.Instant;
}

export const lengthInMs = (slot: Slot): number => msBetween(slot.start, slot.end);

/** Two slots that only touch do not overlap. */
export const overlap = (a: Slot, b: Slot): boolean => isBefore(a.start, b.end) && isBefore(b.start, a.end);

export const isSameSlot = (a: Slot, b: Slot): boolean => a.start.equals(b.start) && a.end.equals(b.end);
