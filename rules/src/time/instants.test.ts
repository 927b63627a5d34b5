import { expect, test } from 'vitest';
import { clampInstant, downToMinute, earlier, later, plusSeconds, secondsBetween, upToMinute } from './instants.ts';

const noon = Temporal.Instant.from('2026-07-01T12:00:00Z');
const one = Temporal.Instant.from('2026-07-01T13:00:00Z');

test('earlier and later pick one of the two', () => {
  expect(earlier(one, noon)).toBe(noon);
  expect(later(one, noon)).toBe(one);
});

test('a wish outside its limits moves to the nearer one', () => {
  expect(clampInstant(plusSeconds(noon, -1), noon, one)).toEqual(noon);
  expect(clampInstant(plusSeconds(one, 1), noon, one)).toEqual(one);
});

test('of limits that contradict each other the lower one wins', () => {
  expect(clampInstant(noon, one, noon)).toEqual(one);
});

test('seconds may carry a fraction', () => {
  expect(secondsBetween(noon, plusSeconds(noon, 1.5))).toBe(1.5);
});

test('a whole minute rounds to itself, anything else to its neighbours', () => {
  expect(upToMinute(noon)).toEqual(noon);
  expect(upToMinute(plusSeconds(noon, 0.001))).toEqual(plusSeconds(noon, 60));
  expect(downToMinute(plusSeconds(noon, 59.999))).toEqual(noon);
});
