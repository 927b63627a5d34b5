import { roomNeededBeforeClosing, type DayBounds } from '../time/day-bounds.ts';
import { downToMinute, isBefore, plusSeconds, upToMinute } from '../time/instants.ts';
import { lengthInMs, type Slot } from '../time/slot.ts';
import { fits } from './availability.ts';
import { allSpans, occupancyOf, type StationLoad } from './occupancy.ts';

export interface NearestSlots {
  earlier?: Slot;
  later?: Slot;
}

/**
 * Alternatives when too few boards are free: the nearest slots of the same length, before and after, that the day
 * allows. Boards only become free when a session ends, and stay free until the next one starts, so only those moments
 * and the day's limits need checking.
 */
export function nearestFreeSlots(
  load: StationLoad,
  wish: Slot,
  boards: number,
  bounds: DayBounds,
  now: Temporal.Instant,
): NearestSlots {
  const free = candidateStarts(load, wish, bounds, now)
    .map((start) => ({ start, end: start.add({ milliseconds: lengthInMs(wish) }) }))
    .filter((slot) => isWithin(slot, bounds) && fits(load, slot, boards, now));
  const earlier = free.findLast((slot) => isBefore(slot.start, wish.start));
  const later = free.find((slot) => isBefore(wish.start, slot.start));
  return { ...(earlier && { earlier }), ...(later && { later }) };
}

function candidateStarts(load: StationLoad, wish: Slot, bounds: DayBounds, now: Temporal.Instant): Temporal.Instant[] {
  const neededMs = lengthInMs(wish) + load.turnaroundInSeconds * 1000;
  const aroundSessions = allSpans(occupancyOf(load, now)).flatMap((span) => [
    upToMinute(Temporal.Instant.fromEpochMilliseconds(span.untilMs)),
    downToMinute(Temporal.Instant.fromEpochMilliseconds(span.fromMs - neededMs)),
  ]);
  const starts = [bounds.earliestStart, lastStart(wish, bounds), ...aroundSessions];
  return starts.toSorted((a, b) => Temporal.Instant.compare(a, b));
}

/** Leaves room for the whole length, also under the closing-soon rule. */
function lastStart(wish: Slot, bounds: DayBounds): Temporal.Instant {
  return downToMinute(plusSeconds(bounds.closesAt, -roomNeededBeforeClosing(lengthInMs(wish) / 1000)));
}

function isWithin(slot: Slot, bounds: DayBounds): boolean {
  const isTooLong = lengthInMs(slot) > bounds.maxDurationInSeconds * 1000;
  return !isTooLong && !isBefore(slot.start, bounds.earliestStart) && !isBefore(lastStart(slot, bounds), slot.start);
}
