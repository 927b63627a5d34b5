import { expect, test } from 'vitest';
import type { DeviceFault } from '../../hardware.ts';
import { PartWatch } from './part-watch.ts';

function watchDoors() {
  const told: DeviceFault[] = [];
  return { told, watch: new PartWatch('doors', (fault) => told.push(fault)) };
}

const silent = (device: string, reason: string): DeviceFault => ({ part: 'doors', device, isSilent: true, reason });
const back = (device: string): DeviceFault => ({ part: 'doors', device, isSilent: false, reason: 'is back' });

test('a device is silent after three misses in a row, and told once', () => {
  const { told, watch } = watchDoors();
  watch.missed('A', 'noise');
  watch.missed('A', 'noise');
  watch.answered('A');
  watch.missed('A', 'noise');
  watch.missed('A', 'noise');
  expect(told).toEqual([]);

  watch.missed('A', 'no answer');
  watch.missed('A', 'no answer');
  expect(told).toEqual([silent('A', 'no answer')]);
  expect(watch.standing).toEqual([silent('A', 'no answer')]);
});

test('each device is told of by itself, when it falls silent and when it is back', () => {
  const { told, watch } = watchDoors();
  watch.fellSilent('A', 'no A');
  watch.fellSilent('B', 'no B');
  watch.answered('A');
  expect(told).toEqual([silent('A', 'no A'), silent('B', 'no B'), back('A')]);
  expect(watch.standing).toEqual([silent('B', 'no B')]);

  watch.answered('B');
  watch.answered('B');
  expect(told.slice(3)).toEqual([back('B')]);
  expect(watch.standing).toEqual([]);
});
