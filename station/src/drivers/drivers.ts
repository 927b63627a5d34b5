import type { StationDriver } from '@laine/contract/station-driver.ts';
import type { HardwareDriver } from './hardware-driver.ts';
import { serialDriver } from './serial/serial-driver.ts';
import { simulatedDriver } from './simulated/simulated-driver.ts';

/**
 * The drivers, by the name that the setting `DRIVER` calls them. A new one is
 *
 *   1. a folder beside this file with an implementation of `Hardware` (`../hardware.ts`) and a definition that says by
 *      which preferences it is wired and how it is opened (`hardware-driver.ts`),
 *   2. its name in the contract's `station-driver.ts` and a line here, which does not compile without the other: the
 *      setting, the choice that staff have and the wiring of the program follow from them,
 *   3. a test in its folder, which bears the driver's name, that gives `describeHardware`
 *      (`testing/describe-hardware.ts`) a rig of it: every driver behaves the same.
 *
 * A preference of its own is an entry in `pref-definitions.ts` of the contract.
 */
export const drivers = {
  serial: serialDriver,
  simulated: simulatedDriver,
} as const satisfies Record<StationDriver, HardwareDriver>;

export const driverNames = Object.keys(drivers) as (keyof typeof drivers)[];
