import type { StationLoad } from '../seats/occupancy.ts';
import { earlier, isBefore, later } from './instants.ts';
import type { Slot } from './slot.ts';

/** Times in which staff have closed every locker in service: the station counts as closed then, not as sold out. */
export function closedTimes({ lockerNumbers, closures = [] }: StationLoad, window: Slot): Slot[] {
  if (lockerNumbers.length === 0) return [];
  const closuresOf = Map.groupBy(closures, ({ lockerNumber }) => lockerNumber);
  // Joined for each locker: two closures at one time would otherwise double the pieces with every locker.
  const closedOf = (lockerNumber: number) => joined(closuresOf.get(lockerNumber) ?? []);
  const common = lockerNumbers.reduce<Slot[]>(
    (slots, number) => {
      const closed = closedOf(number);
      return slots.flatMap((slot) => closed.flatMap((closure) => overlapOf(slot, closure)));
    },
    [window],
  );
  return joined(common);
}

function overlapOf(a: Slot, b: Slot): Slot[] {
  const slot = { start: later(a.start, b.start), end: earlier(a.end, b.end) };
  return isBefore(slot.start, slot.end) ? [slot] : [];
}

function joined(slots: readonly Slot[]): Slot[] {
  const all: Slot[] = [];
  for (const { start, end } of slots.toSorted((a, b) => Temporal.Instant.compare(a.start, b.start))) {
    const last = all.at(-1);
    if (last && !isBefore(last.end, start)) last.end = later(last.end, end);
    else all.push({ start, end });
  }
  return all;
}
