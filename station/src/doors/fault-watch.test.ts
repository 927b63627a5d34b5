import { expect, test } from 'vitest';
import { SimulatedHardware } from '../drivers/simulated.ts';
import { simulatedLocker } from '../testing/example-station.ts';
import { openTestMemory } from '../testing/open-test-memory.ts';
import { standingClock } from '../testing/standing-clock.ts';
import { FaultWatch } from './fault-watch.ts';

test('a silent part is told of once, and a loose contact does not fill the journal', () => {
  const clock = standingClock();
  const memory = openTestMemory({ clock });
  const hardware = new SimulatedHardware([simulatedLocker(1)]);
  const watch = new FaultWatch(hardware, memory, clock);
  for (let times = 0; times < 10; times++) {
    hardware.silence('box-readers', true);
    hardware.silence('box-readers', false);
  }
  expect(watch.isSilent('box-readers')).toBe(false);
  expect(memory.journal.countUnsent()).toBe(1);
  clock.advance({ minutes: 1 });
  watch.tellWhatIsDue();
  watch.tellWhatIsDue();
  expect(memory.journal.listOldest(10, 10_000)?.events).toMatchObject([
    { type: 'fault', title: 'Hardware fell silent', data: { part: 'box-readers' } },
    { type: 'fault', title: 'Hardware is back' },
  ]);
});
