import type { Doors } from '../doors/doors.ts';
import type { Hardware } from '../hardware.ts';
import type { KnownTime } from '../known-time.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { StationLog } from '../station-log.ts';
import type { RentalEvent } from './rental-event.ts';

/** Shared by the use cases of a rental. */
export type RentalDeps = {
  memory: Memory;
  time: KnownTime;
  hardware: Hardware;
  /** Work on one locker runs one at a time: `oneAtATime(doors, lockerNumber, …)`, called the locker's turn. */
  doors: Doors;
  /** Aborted when the program stops. */
  stopping: AbortSignal;
  publish: (event: RentalEvent) => void;
  log: StationLog;
};
