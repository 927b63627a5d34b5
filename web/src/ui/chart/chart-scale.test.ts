import { expect, test } from 'vitest';
import { chartTicks, labelStep, listRuns } from './chart-scale.ts';

test.each([
  [
    [3, 17, 9],
    [0, 5, 10, 15, 20],
  ],
  [[320_00], [0, 10_000, 20_000, 30_000, 40_000]],
  [[0.3], [0, 0.1, 0.2, 0.3]],
  [[4], [0, 1, 2, 3, 4]],
  [[], [0, 1]],
  [
    [0, 0],
    [0, 1],
  ],
])('%j is drawn over %j', (values, ticks) => {
  expect(chartTicks(values)).toEqual(ticks);
});

test('the largest value is never above the highest line', () => {
  for (let value = 1; value < 5_000; value += 7) expect(chartTicks([value]).at(-1)).toBeGreaterThanOrEqual(value);
});

test('labels are left out evenly', () => {
  expect([labelStep(7, 8), labelStep(24, 8), labelStep(30, 8)]).toEqual([1, 3, 4]);
});

test('a line has a gap where nothing is known, and a value alone is a dot', () => {
  expect(listRuns([1, 2, undefined, 4, undefined])).toEqual([
    [
      [0, 1],
      [1, 2],
    ],
    [
      [3, 4],
      [3, 4],
    ],
  ]);
});
