import { expect, test } from 'vitest';
import { nextTimeOfDay, quietUntil } from './quiet-hours.ts';

const at = (text: string) => Temporal.Instant.from(text);
const hour = 3_600;
const night = { quietFromInSeconds: 22 * hour, quietToInSeconds: 7 * hour };
const inTallinn = (text: string) => quietUntil(night, 'Europe/Tallinn', at(text))?.toString();

test('a night is quiet from its first moment, and no longer at its last', () => {
  expect(inTallinn('2027-07-14T18:59:59Z')).toBeUndefined();
  expect(inTallinn('2027-07-14T19:00:00Z')).toBe('2027-07-15T04:00:00Z');
  expect(inTallinn('2027-07-15T03:59:59Z')).toBe('2027-07-15T04:00:00Z');
  expect(inTallinn('2027-07-15T04:00:00Z')).toBeUndefined();
});

test('quiet hours may lie within a day, and the same time twice means none', () => {
  const noon = { quietFromInSeconds: 12 * hour, quietToInSeconds: 13 * hour };
  expect(quietUntil(noon, 'UTC', at('2027-07-14T12:30:00Z'))?.toString()).toBe('2027-07-14T13:00:00Z');
  expect(quietUntil(noon, 'UTC', at('2027-07-14T13:30:00Z'))).toBeUndefined();
  const none = { quietFromInSeconds: 0, quietToInSeconds: 0 };
  expect(quietUntil(none, 'UTC', at('2027-07-14T00:00:00Z'))).toBeUndefined();
});

test('the end is what clocks show, also in the night in which they change', () => {
  // Clocks go from 03:00 to 04:00 on 28 March 2027.
  expect(inTallinn('2027-03-27T21:00:00Z')).toBe('2027-03-28T04:00:00Z');
  expect(inTallinn('2027-10-30T21:00:00Z')).toBe('2027-10-31T05:00:00Z');
});

test('a time of day that is now comes again tomorrow', () => {
  expect(nextTimeOfDay(7 * hour, 'UTC', at('2027-07-14T07:00:00Z')).toString()).toBe('2027-07-15T07:00:00Z');
  expect(nextTimeOfDay(7 * hour, 'UTC', at('2027-07-14T06:59:00Z')).toString()).toBe('2027-07-14T07:00:00Z');
});
