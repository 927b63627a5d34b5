import { expect, test } from 'vitest';
import type { Fault } from './part-watch.ts';
import { PartWatch } from './part-watch.ts';

function watchDoors() {
  const told: Fault[] = [];
  return { told, watch: new PartWatch('doors', (fault) => told.push(fault)) };
}

const silent = (reason: string): Fault => ({ part: 'doors', isSilent: true, reason });
const back = (reason: string): Fault => ({ part: 'doors', isSilent: false, reason });

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
  expect(told).toEqual([silent('no answer')]);
  expect(watch.standing).toEqual([silent('no answer')]);
});

test('each silent device is told, and the part is back once all of them answer', () => {
  const { told, watch } = watchDoors();
  watch.fellSilent('A', 'no A');
  watch.fellSilent('B', 'no B');
  watch.answered('A');
  expect(told).toEqual([silent('no A'), silent('no B')]);

  watch.answered('B');
  watch.answered('B');
  expect(told.at(-1)).toEqual(back('B is back'));
  expect(told).toHaveLength(3);
  expect(watch.standing).toEqual([]);
});
