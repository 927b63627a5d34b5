import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { expect, test } from 'vitest';
import { describeHardware } from '../testing/describe-hardware.ts';
import { rigTags, type HardwareRig } from '../testing/hardware-rig.ts';
import { simulatedDriver } from './simulated-driver.ts';
import { SimulatedHardware } from './simulated-hardware.ts';

const items = (tags: readonly string[]) => tags.map((rfid) => ({ rfid, name: rfid, kind: 'other' }));

async function openRig(): Promise<HardwareRig> {
  const hardware = new SimulatedHardware([
    { number: 1, items: items(rigTags[1]) },
    { number: 2, items: items(rigTags[2]) },
  ]);
  const reachInto = (lockerNumber: number, work: () => void) => {
    hardware.openByHand(lockerNumber);
    work();
    hardware.closeDoor(lockerNumber);
  };
  return {
    hardware,
    reopen: async () => {
      await hardware.close();
      return hardware;
    },
    closeDoor: (lockerNumber) => hardware.closeDoor(lockerNumber),
    openByHand: (lockerNumber) => hardware.openByHand(lockerNumber),
    jam: (lockerNumber, isJammed) => hardware.jam(lockerNumber, isJammed),
    putTag: (lockerNumber, rfid) => reachInto(lockerNumber, () => hardware.put(lockerNumber, rfid)),
    takeTag: (lockerNumber, rfid) => reachInto(lockerNumber, () => hardware.take(lockerNumber, rfid)),
    holdCard: async (rfid) => hardware.holdCard(rfid),
    silence: (part, isSilent) => hardware.silence(part, isSilent),
  };
}

describeHardware('the simulated driver', openRig);

test('a station that runs on it has the doors of its lockers, and readers that call no board missing', async () => {
  const hardware = await simulatedDriver.open(readStationPrefs({}), [1, 7]);
  await hardware.unlock(7);
  expect([await hardware.isOpen(1), await hardware.isOpen(7)]).toEqual([false, true]);
  await expect(hardware.scan(1, new AbortController().signal)).rejects.toMatchObject({ part: 'box-readers' });
});
