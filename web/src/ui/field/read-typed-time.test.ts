import { expect, test } from 'vitest';
import { readTypedTime } from './read-typed-time.ts';

test.each([
  ['14:30', 14.5],
  ['14.30', 14.5],
  ['1430', 14.5],
  ['930', 9.5],
  ['9', 9],
  ['14', 14],
  ['14:', 14],
  ['14:3', 14.5],
  [' 9 30 ', 9.5],
  ['24:00', 24],
  ['0:00', 0],
])('%j reads as %d hours', (text, hours) => {
  expect(readTypedTime(text)).toBe(hours * 3600);
});

test.each(['', 'x', '25:00', '2561', '14:60', '12345', '-1'])('%j is no time', (text) => {
  expect(readTypedTime(text)).toBeUndefined();
});
