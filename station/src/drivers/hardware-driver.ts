import type { StationPrefs } from '@laine/contract/station-prefs.ts';
import type { Hardware } from '../hardware.ts';

/** One kind of hardware that a station may have: how it is opened, and when it must be opened anew. */
export type HardwareDriver<Name extends keyof StationPrefs = keyof StationPrefs> = {
  /** The preferences that it is wired by. A change of any of them, or of the lockers, opens the hardware anew. */
  wiredBy: readonly Name[];
  /** Rejects when nothing at all can be opened; a single missing device is a fault of its own (`Hardware.onFault`). */
  open: (prefs: Pick<StationPrefs, Name>, lockerNumbers: number[]) => Promise<Hardware>;
};

/** `open` gets only the preferences named in `wiredBy`, so a driver cannot depend on one whose change it would miss. */
export const defineDriver = <Name extends keyof StationPrefs = never>(driver: HardwareDriver<Name>): HardwareDriver =>
  driver;
