import { expect, test } from 'vitest';
import { isWallTime, readWallTime } from './wall-time-text.ts';

test.each([
  ['00:00', true],
  ['9.30', true],
  ['24:00', true],
  ['', true],
  ['24:01', false],
  ['12:60', false],
  ['25:70', false],
  ['soon', false],
])('%o typed as a time on the wall is one: %s', (typed, isOne) => {
  expect(isWallTime(readWallTime(typed))).toBe(isOne);
});
