import type { Doors } from '../doors/doors.ts';
import type { Hardware } from '../hardware.ts';
import type { KnownTime } from '../known-time.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { StationLog } from '../station-log.ts';
import type { RentalEvent } from './rental-event.ts';

/** What the use cases of a rental need. */
export type RentalDeps = {
  memory: Memory;
  time: KnownTime;
  hardware: Hardware;
  /** Work on a locker is done one at a time: `oneAtATime(doors, lockerNumber, …)`, its turn for short. */
  doors: Doors;
  /** Aborted when the program stops. */
  stopping: AbortSignal;
  publish: (event: RentalEvent) => void;
  log: StationLog;
};
