import { plusSeconds } from '../time/instants.ts';
import type { Slot } from '../time/slot.ts';
import { allSpans, occupancyOf, type Span, type StationLoad } from './occupancy.ts';

/** Free boards over a window, as steps. */
export interface Availability {
  /** Free boards at the start of the window. */
  total: number;
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** In order, one per moment, each with an effect; `total` is the count after the change. */
  changes: AvailabilityChange[];
}

interface AvailabilityChange {
  total: number;
  change: number;
  time: Temporal.Instant;
}

/** More sessions than lockers (some went out of service) show as zero free boards, not as a negative number. */
export function availability(load: StationLoad, window: Slot, now: Temporal.Instant): Availability {
  const spans = allSpans(occupancyOf(load, now));
  const { start, end } = window;
  let occupied = spans.filter((span) => isWithin(start.epochMilliseconds, span)).length;
  const freeNow = () => Math.max(0, load.lockerNumbers.length - occupied);

  const total = freeNow();
  let before = total;
  const changes: AvailabilityChange[] = [];
  for (const [timeMs, difference] of stepsBetween(start.epochMilliseconds, end.epochMilliseconds, spans)) {
    occupied += difference;
    const after = freeNow();
    if (after !== before) {
      changes.push({ total: after, change: after - before, time: Temporal.Instant.fromEpochMilliseconds(timeMs) });
    }
    before = after;
  }
  return { total, start, end, changes };
}

export function onlyLocker(load: StationLoad, lockerNumber: number): StationLoad {
  return {
    ...load,
    lockerNumbers: load.lockerNumbers.filter((number) => number === lockerNumber),
    sessions: load.sessions.filter((session) => session.lockerNumber === lockerNumber),
  };
}

/** The new sessions bring their own turnaround, so they must not end right where the next session starts. */
export function fits(load: StationLoad, slot: Slot, boards: number, now: Temporal.Instant): boolean {
  const end = plusSeconds(slot.end, load.turnaroundInSeconds);
  return boards <= fewestFree(availability(load, { start: slot.start, end }, now));
}

export function fewestFree(window: Availability): number {
  return Math.min(window.total, ...window.changes.map((change) => change.total));
}

const isWithin = (timeMs: number, span: Span): boolean => span.fromMs <= timeMs && timeMs < span.untilMs;

/** Strictly inside the window, in order. */
function stepsBetween(startMs: number, endMs: number, spans: readonly Span[]): [number, number][] {
  const steps = new Map<number, number>();
  const add = (timeMs: number, difference: number) => {
    if (startMs < timeMs && timeMs < endMs) steps.set(timeMs, (steps.get(timeMs) ?? 0) + difference);
  };
  for (const span of spans.filter(({ fromMs, untilMs }) => fromMs < untilMs)) {
    add(span.fromMs, 1);
    add(span.untilMs, -1);
  }
  return [...steps].toSorted(([a], [b]) => a - b);
}
