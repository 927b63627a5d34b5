import type { Availability } from '@laine/contract/public/entities.ts';
import { availability } from '@laine/rules/seats/availability.ts';
import type { StationLoad } from '@laine/rules/seats/occupancy.ts';
import { closedTimes } from '@laine/rules/time/closed-times.ts';
import { overlap, type Slot } from '@laine/rules/time/slot.ts';
import type { StationClosure } from './read-station-load.ts';

type Load = StationLoad & { stationClosures: readonly StationClosure[] };

/** As customers are told. */
export function presentAvailability(load: Load, within: Slot, now: Temporal.Instant): Availability {
  const free = availability(load, within, now);
  const told = ({ start, end }: Slot) => ({ start: start.toString(), end: end.toString() });
  return {
    total: free.total,
    start: free.start.toString(),
    end: free.end.toString(),
    changes: free.changes.map(({ time, ...change }) => ({ ...change, time: time.toString() })),
    closed: closedTimes(load, within).map(told),
    closures: load.stationClosures
      .filter((closure) => overlap(closure, within))
      .map((closure) => ({ kind: closure.kind, ...told(closure) })),
  };
}
