import { expect, test } from 'vitest';
import { ariaSort, nextOrder } from './table-order.ts';

test('a heading sorts by its column, and pressed again the other way round', () => {
  expect(nextOrder('-start', 'sum')).toBe('sum');
  expect(nextOrder('sum', 'sum')).toBe('-sum');
  expect(nextOrder('-sum', 'sum')).toBe('sum');
});

test('screen readers hear which column sorts, and which could', () => {
  expect(['start', 'sum', undefined].map((column) => ariaSort('-start', column))).toEqual([
    'descending',
    'none',
    undefined,
  ]);
});
