import { expect, test } from 'vitest';
import { runningText, secondsUntil } from './countdown.ts';

test('a second that has begun counts, and nothing is below zero', () => {
  expect(secondsUntil(60_000, 0)).toBe(60);
  expect(secondsUntil(60_000, 1)).toBe(60);
  expect(secondsUntil(60_000, 59_001)).toBe(1);
  expect(secondsUntil(60_000, 60_000)).toBe(0);
  expect(secondsUntil(60_000, 90_000)).toBe(0);
});

test.for([
  [0, '0:00'],
  [9, '0:09'],
  [60, '1:00'],
  [107, '1:47'],
  [300, '5:00'],
  [3_600, '1:00:00'],
  [86_347, '23:59:07'],
] as const)('%d seconds run as %s', ([seconds, text]) => {
  expect(runningText(seconds)).toBe(text);
});
