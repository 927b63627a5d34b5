import { expect, test } from 'vitest';
import { HardwareFault } from '../../hardware.ts';
import { exampleSimulatedLocker, tagOf } from '../../testing/example-station.ts';
import { ImpossibleMove, SimulatedHardware } from './simulated-hardware.ts';

const openHardware = () => new SimulatedHardware([1, 2].map(exampleSimulatedLocker));
const scan = (hardware: SimulatedHardware, lockerNumber: number) => hardware.scan(lockerNumber);

test('a lock springs the door open, and it stays open until somebody closes it', async () => {
  const hardware = openHardware();
  const moves: unknown[] = [];
  hardware.onDoor((move) => moves.push(move));
  await hardware.unlock(1);
  expect(await hardware.isOpen(1)).toBe(true);
  hardware.closeDoor(1);
  hardware.closeDoor(1);
  expect(moves).toEqual([
    { lockerNumber: 1, isOpen: true },
    { lockerNumber: 1, isOpen: false },
  ]);
});

test('hands take and put by kind, name or tag, through an open door only', async () => {
  const hardware = openHardware();
  expect(() => hardware.take(1)).toThrow(ImpossibleMove);
  await hardware.unlock(1);
  hardware.take(1, 'board');
  hardware.take(1, 'life vest');
  expect(() => hardware.take(1, 'board')).toThrow(ImpossibleMove);
  expect(await scan(hardware, 1)).toEqual([tagOf(1, 'paddle')]);
  hardware.put(1, tagOf(1, 'board'));
  hardware.put(1);
  expect(await scan(hardware, 1)).toHaveLength(3);
  hardware.closeDoor(1);
  expect(() => hardware.put(1)).toThrow(ImpossibleMove);
});

test('a thing can end up in another locker', async () => {
  const hardware = openHardware();
  await hardware.unlock(1);
  await hardware.unlock(2);
  hardware.take(1, 'board');
  hardware.put(2, tagOf(1, 'board'));
  expect(await scan(hardware, 2)).toContain(tagOf(1, 'board'));
  expect(hardware.picture()[0]?.items).toMatchObject([{ kind: 'board', isInside: false }, { isInside: true }, {}]);
  expect(() => hardware.put(1, 'board')).toThrow(ImpossibleMove);
});

test('a jammed door does not open, a silent part does not answer, and both can be cured', async () => {
  const hardware = openHardware();
  const faults: unknown[] = [];
  hardware.onFault((fault) => faults.push(fault));
  hardware.jam(1, true);
  await hardware.unlock(1);
  expect(await hardware.isOpen(1)).toBe(false);
  hardware.silence('box-readers', true);
  await expect(scan(hardware, 1)).rejects.toThrow(HardwareFault);
  hardware.silence('box-readers', false);
  expect(await scan(hardware, 1)).toHaveLength(3);
  expect(faults).toMatchObject([{ isSilent: true }, { isSilent: false }]);
});
