import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { expect, test } from 'vitest';
import type { HardwareDriver } from '../drivers/hardware-driver.ts';
import { SimulatedHardware } from '../drivers/simulated/simulated-hardware.ts';
import { HardwareFault } from '../hardware.ts';
import { exampleSimulatedLocker } from '../testing/example-station.ts';
import { keptLog } from '../testing/kept-log.ts';
import { AttachedHardware } from './attached-hardware.ts';

test('it is opened anew only when its wiring or the lockers change, and listeners stay', async () => {
  const made: SimulatedHardware[] = [];
  const driver: HardwareDriver = {
    wiredBy: ['doorSerial'],
    open: async (_prefs, numbers) => {
      const simulated = new SimulatedHardware(numbers.map(exampleSimulatedLocker));
      made.push(simulated);
      return simulated;
    },
  };
  const hardware = new AttachedHardware(driver, keptLog());
  const moves: unknown[] = [];
  hardware.onDoor((move) => moves.push(move));
  await expect(hardware.isOpen(1)).rejects.toThrow(HardwareFault);

  await hardware.attach(readStationPrefs({ PAGE_TIMEOUT: '10' }), [1]);
  await hardware.attach(readStationPrefs({ PAGE_TIMEOUT: '20' }), [1]);
  expect(made).toHaveLength(1);
  await hardware.attach(readStationPrefs({ DOOR_SERIAL: '/dev/ttyUSB1' }), [1]);
  await hardware.attach(readStationPrefs({ DOOR_SERIAL: '/dev/ttyUSB1' }), [1, 2]);
  expect(made).toHaveLength(3);
  made[0]?.openByHand(1);
  made[2]?.openByHand(2);
  expect(moves).toEqual([{ lockerNumber: 2, isOpen: true }]);
  await hardware.close();
  await expect(hardware.isOpen(1)).rejects.toThrow(HardwareFault);
});

test('hardware that cannot be opened is a fault, and nothing breaks', async () => {
  const hardware = new AttachedHardware(
    { wiredBy: [], open: () => Promise.reject(new Error('no such port')) },
    keptLog(),
  );
  const faults: unknown[] = [];
  hardware.onFault((fault) => faults.push(fault));
  await hardware.attach(readStationPrefs({}), [1]);
  expect(faults).toMatchObject([{ part: 'doors', isSilent: true }]);
  await expect(hardware.unlock(1)).rejects.toThrow(HardwareFault);
  await hardware.close();
});
