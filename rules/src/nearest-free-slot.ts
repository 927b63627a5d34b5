import { fits } from './availability.ts';
import { longestRentalInSeconds, type DayBounds } from './day-bounds.ts';
import { downToMinute, isBefore, plusSeconds, secondsBetween, upToMinute } from './instants.ts';
import { allSpans, occupancyOf, type StationLoad } from './occupancy.ts';
import { lengthInMs, type Slot } from './slot.ts';

export interface NearestSlots {
  earlier?: Slot;
  later?: Slot;
}

/**
 * What to offer when a wish finds too few boards: the nearest slots of the same length, before and after, that the
 * day allows and that have boards enough. A board becomes free when a session ends, or stays free until the next one
 * starts, so only those moments (and the day's limits) need a look.
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
    .filter((slot) => isAllowed(slot, bounds) && fits(load, slot, boards, now));
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
  return [bounds.earliestStart, lastStart(wish, bounds), ...aroundSessions].toSorted(Temporal.Instant.compare);
}

/** The last start that leaves room for the whole length, also under the rule for closing soon. */
function lastStart(wish: Slot, bounds: DayBounds): Temporal.Instant {
  const byLength = downToMinute(bounds.closesAt.subtract({ milliseconds: lengthInMs(wish) }));
  return isAllowed({ start: byLength, end: bounds.closesAt }, bounds) ? byLength : bounds.latestStart;
}

function isAllowed({ start, end }: Slot, bounds: DayBounds): boolean {
  return (
    !isBefore(start, bounds.earliestStart) &&
    !isBefore(bounds.closesAt, end) &&
    secondsBetween(start, end) <= longestRentalInSeconds(start, bounds.closesAt, bounds.maxDurationInSeconds)
  );
}
