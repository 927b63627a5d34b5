import type { StationPrefs } from '@laine/contract/station-prefs.ts';
import type { Hardware } from '../hardware.ts';

/** One kind of hardware that a station may have. */
export type HardwareDriver<Name extends keyof StationPrefs = keyof StationPrefs> = {
  /** Preferences that describe the wiring. If one of them or the list of lockers changes, the hardware is reopened. */
  wiredBy: readonly Name[];
  /** Rejects only when nothing at all can be opened; a single missing device is a fault (`Hardware.onFault`). */
  open: (prefs: Pick<StationPrefs, Name>, lockerNumbers: number[]) => Promise<Hardware>;
};

/** `open` gets only the preferences named in `wiredBy`, so a driver can't depend on one whose change it would miss. */
export const defineDriver = <Name extends keyof StationPrefs = never>(driver: HardwareDriver<Name>): HardwareDriver =>
  driver;
