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

test.each([
  [[2], [0, 1, 2]],
  [[1], [0, 1]],
  [[9], [0, 5, 10]],
])('what is counted, %j, is drawn over whole numbers', (values, ticks) => {
  expect(chartTicks(values, true)).toEqual(ticks);
});

test('the largest value is never above the highest line', () => {
  for (let value = 1; value < 5_000; value += 7) expect(chartTicks([value]).at(-1)).toBeGreaterThanOrEqual(value);
});

test('labels are left out evenly', () => {
  const letters = (count: number, label: string) => Array.from({ length: count }, () => label);
  const steps = [letters(7, 'M'), letters(24, '00'), letters(30, '1'), letters(28, '20.10'), []].map(labelStep);
  expect(steps).toEqual([1, 3, 4, 5, 1]);
});

test('one long label among short ones leaves none out', () => {
  expect(labelStep(['Õigel ajal', '≤ 1 h', '1–2 h', '> 2 h'])).toBe(1);
  expect(labelStep(['Õigel ajal', 'Õigel ajal', '1–2 h', '> 2 h'])).toBe(2);
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
