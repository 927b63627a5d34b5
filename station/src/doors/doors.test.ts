import { expect, test } from 'vitest';
import { SimulatedHardware } from '../drivers/simulated/simulated-hardware.ts';
import type { DoorMove } from '../hardware.ts';
import { exampleSimulatedLocker } from '../testing/example-station.ts';
import { Doors } from './doors.ts';

/** Counts the pulses, and may need several. */
class StickyHardware extends SimulatedHardware {
  pulses = 0;
  readonly #opensAtPulse: number;
  constructor(opensAtPulse: number) {
    super([exampleSimulatedLocker(1)]);
    this.#opensAtPulse = opensAtPulse;
  }
  override async unlock(lockerNumber: number): Promise<void> {
    this.pulses += 1;
    if (this.pulses >= this.#opensAtPulse) await super.unlock(lockerNumber);
  }
}

function openDoors(hardware: SimulatedHardware) {
  const moves: DoorMove[] = [];
  const stop = new AbortController();
  const doors = new Doors({ hardware, opensWithinInMs: 5, stopping: stop.signal, onMoved: (move) => moves.push(move) });
  return { doors, moves, stop };
}

const always = () => true;

test('a door that springs open needs one pulse, and its opening is no surprise', async () => {
  const hardware = new StickyHardware(1);
  const { doors, moves } = openDoors(hardware);
  expect(await doors.open(1, always)).toBe('opened');
  expect(hardware.pulses).toBe(1);
  expect(moves).toEqual([]);
  hardware.closeDoor(1);
  expect(moves).toEqual([{ lockerNumber: 1, isOpen: false }]);
});

test('a sticky door gets three pulses, and is jammed after that', async () => {
  const sticky = new StickyHardware(3);
  expect(await openDoors(sticky).doors.open(1, always)).toBe('opened');
  const jammed = new StickyHardware(4);
  expect(await openDoors(jammed).doors.open(1, always)).toBe('jammed');
  expect(jammed.pulses).toBe(3);
});

test('a door that stands open already is not pulsed', async () => {
  const hardware = new StickyHardware(1);
  hardware.openByHand(1);
  expect(await openDoors(hardware).doors.open(1, always)).toBe('opened');
  expect(hardware.pulses).toBe(0);
});

test('no pulse is given once it is too late, not even a second one', async () => {
  const hardware = new StickyHardware(9);
  const { doors } = openDoors(hardware);
  expect(await doors.open(1, () => false)).toBe('too-late');
  expect(hardware.pulses).toBe(0);
  expect(await doors.open(1, () => hardware.pulses < 1)).toBe('too-late');
  expect(hardware.pulses).toBe(1);
});

test('locks that do not answer are silent, not jammed', async () => {
  const hardware = new SimulatedHardware([exampleSimulatedLocker(1)]);
  hardware.silence('doors', true);
  expect(await openDoors(hardware).doors.open(1, always)).toBe('silent');
});

test('a program that stops waits for no door', async () => {
  const { doors, stop } = openDoors(new StickyHardware(9));
  const opening = doors.open(1, always);
  stop.abort(new Error('stopping'));
  await expect(opening).rejects.toThrow('stopping');
});
