import { temporaryFolder } from '@laine/contract/testing/temporary-folder.ts';
import { expect, test } from 'vitest';
import { SimulatedHardware } from '../drivers/simulated/simulated-hardware.ts';
import type { DeviceFault } from '../hardware.ts';
import { Listeners } from '../listeners.ts';
import { exampleSimulatedLocker } from '../testing/example-station.ts';
import { openTestMemory } from '../testing/open-test-memory.ts';
import { standingClock } from '../testing/standing-clock.ts';
import { FaultWatch } from './fault-watch.ts';

/** Has as many lock controllers as a test wants to break. */
class ManyDevices extends SimulatedHardware {
  readonly #faults = new Listeners<DeviceFault>();
  override onFault(listener: (fault: DeviceFault) => void): () => void {
    return this.#faults.add(listener);
  }
  controller(number: number, isSilent: boolean): void {
    const device = `Lock controller ${number}`;
    this.#faults.publish({ part: 'doors', device, isSilent, reason: isSilent ? 'no answer' : 'is back' });
  }
}

function openWatch(dataDir = temporaryFolder()) {
  const clock = standingClock();
  const memory = openTestMemory({ clock, dataDir });
  const hardware = new ManyDevices([exampleSimulatedLocker(1)]);
  const watch = new FaultWatch(hardware, memory, clock);
  const told = () => memory.journal.listOldest(100, 100_000)?.events ?? [];
  return { dataDir, clock, memory, hardware, watch, told };
}

test('a silent device is told of once, and a loose contact does not fill the journal', () => {
  const { clock, hardware, watch, told } = openWatch();
  for (let times = 0; times < 10; times++) {
    hardware.controller(0, true);
    hardware.controller(0, false);
  }
  expect(watch.listSilentParts()).toEqual([]);
  clock.advance({ seconds: 59 });
  watch.tellWhatIsDue();
  expect(told()).toHaveLength(1);
  clock.advance({ seconds: 1 });
  watch.tellWhatIsDue();
  watch.tellWhatIsDue();
  const device = 'Lock controller 0';
  expect(told()).toMatchObject([
    {
      type: 'fault',
      title: 'Hardware fell silent',
      data: { part: 'doors', device, reason: 'no answer', isSilent: true },
    },
    { type: 'fault', title: 'Hardware is back', data: { part: 'doors', device, reason: 'is back', isSilent: false } },
  ]);
});

test('each device is told of, and its part is silent until all of them answer', () => {
  const { clock, hardware, watch, told } = openWatch();
  hardware.controller(0, true);
  hardware.controller(1, true);
  expect(told()).toMatchObject([
    { data: { device: 'Lock controller 0', isSilent: true } },
    { data: { device: 'Lock controller 1', isSilent: true } },
  ]);
  clock.advance({ minutes: 1 });
  hardware.controller(0, false);
  expect(watch.listSilentParts()).toEqual(['doors']);
  hardware.controller(1, false);
  expect(watch.listSilentParts()).toEqual([]);
  expect(told().slice(2)).toMatchObject([
    { data: { device: 'Lock controller 0', isSilent: false } },
    { data: { device: 'Lock controller 1', isSilent: false } },
  ]);
});

test('what was repaired while the program was off is told to be back, what was not is not told again', () => {
  const before = openWatch();
  before.hardware.controller(0, true);
  before.hardware.controller(1, true);
  before.memory.acknowledge(before.memory.journal.bootId, 2);
  before.memory.close();
  const { clock, hardware, watch, told } = openWatch(before.dataDir);
  hardware.controller(1, true);
  watch.tellWhatIsDue();
  expect(told()).toEqual([]);
  clock.advance({ minutes: 1 });
  watch.tellWhatIsDue();
  expect(told()).toMatchObject([{ title: 'Hardware is back', data: { device: 'Lock controller 0', isSilent: false } }]);
});
