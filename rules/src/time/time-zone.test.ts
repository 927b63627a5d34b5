import { expect, test } from 'vitest';
import { checkTimeZone, isTimeZone } from './time-zone.ts';

const slotOn = (date: string) => ({
  start: Temporal.Instant.from(`${date}T10:00:00Z`),
  end: Temporal.Instant.from(`${date}T12:00:00Z`),
});
const summer = slotOn('2026-07-01');

test.each([
  ['Europe/Tallinn', 'ok'],
  ['Europe/Helsinki', 'ok'],
  ['Asia/Jerusalem', 'ok'],
  ['Europe/Madrid', 'different'],
  ['UTC', 'different'],
  ['+03:00', 'ok'],
  ['Mars/Olympus', 'unknown'],
  ['<script>', 'unknown'],
  ['2020-01-01T00:00+03:00', 'unknown'],
  ['2020-01-01T00:00[Europe/Tallinn]', 'unknown'],
  ['T10+03', 'unknown'],
  ['', 'ok'],
  [undefined, 'ok'],
])('a visitor from %o who books a summer day in Tallinn: %s', (visitor, answer) => {
  expect(checkTimeZone(visitor, 'Europe/Tallinn', summer)).toBe(answer);
});

test('offsets are compared at the booked time: Cairo agrees with Tallinn in winter and differs while only one has changed', () => {
  expect(checkTimeZone('Africa/Cairo', 'Europe/Tallinn', slotOn('2026-02-01'))).toBe('ok');
  expect(checkTimeZone('Africa/Cairo', 'Europe/Tallinn', slotOn('2026-04-10'))).toBe('different');
});

test('both ends must agree', () => {
  // Clocks in Tallinn go forward at 01:00Z, those of a fixed offset never do.
  const overTheChange = {
    start: Temporal.Instant.from('2026-03-29T00:30:00Z'),
    end: Temporal.Instant.from('2026-03-29T01:30:00Z'),
  };
  expect(checkTimeZone('+02:00', 'Europe/Tallinn', overTheChange)).toBe('different');
  expect(checkTimeZone('+03:00', 'Europe/Tallinn', overTheChange)).toBe('different');
});

test('a zone name can be tried before it is stored', () => {
  expect(isTimeZone('Europe/Tallinn')).toBe(true);
  expect(isTimeZone('Tallinn')).toBe(false);
});
