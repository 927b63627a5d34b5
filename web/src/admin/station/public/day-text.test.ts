import { expect, test } from 'vitest';
import { readDay, writtenDay } from './day-text.ts';

test.each([
  ['01.05.', '05-01'],
  ['1.5.', '05-01'],
  ['30.09', '09-30'],
  ['1/12', '12-01'],
])('%s is %s', (text, day) => {
  expect(readDay(text)).toBe(day);
  expect(readDay(writtenDay(day))).toBe(day);
});

test.each(['1', '1.', '1.0', '01.0', '', 'May'])('%j is not written to its end, and stays', (text) => {
  expect(readDay(text)).toBe(text);
  expect(writtenDay(text)).toBe(text);
});
