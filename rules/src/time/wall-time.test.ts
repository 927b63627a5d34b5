import { expect, test } from 'vitest';
import { asEndOfDay, dateIn, formatTimeOfDay, instantAt, parseTimeOfDay, wallSeconds } from './wall-time.ts';

const hours = (count: number) => count * 3600;
const at = (date: string, seconds: number, timeZone = 'Europe/Tallinn') =>
  instantAt(Temporal.PlainDate.from(date), seconds, timeZone).toString();

test('seconds from midnight are what the wall shows, also on days when clocks change', () => {
  expect(at('2026-07-01', hours(8))).toBe('2026-07-01T05:00:00Z');
  expect(at('2026-03-29', hours(8))).toBe('2026-03-29T05:00:00Z');
  expect(at('2026-10-25', hours(8))).toBe('2026-10-25T06:00:00Z');
});

test('86 400 is the midnight that ends the day, after 23 or 25 hours when clocks change', () => {
  expect(at('2026-03-29', 0)).toBe('2026-03-28T22:00:00Z');
  expect(at('2026-03-29', hours(24))).toBe('2026-03-29T21:00:00Z');
  expect(at('2026-10-25', 0)).toBe('2026-10-24T21:00:00Z');
  expect(at('2026-10-25', hours(24))).toBe('2026-10-25T22:00:00Z');
});

test('a time that clocks skip moves on by the hour they jump', () => {
  expect(at('2026-03-29', hours(3.5))).toBe('2026-03-29T01:30:00Z'); // 04:30 in Tallinn
  expect(at('2026-03-29', hours(2.5), 'Europe/Madrid')).toBe('2026-03-29T01:30:00Z'); // 03:30 in Madrid
});

test('a time that clocks skip at the end of a day is its end', () => {
  // 23:00 becomes 00:00 of the next day.
  for (const time of [hours(23), hours(23.5), hours(24)]) {
    expect(at('2026-03-28', time, 'America/Nuuk')).toBe('2026-03-29T01:00:00Z');
  }
});

test('a time that clocks show twice is the first', () => {
  expect(at('2026-10-25', hours(3.5))).toBe('2026-10-25T00:30:00Z');
  expect(at('2026-10-25', hours(2.5), 'Europe/Madrid')).toBe('2026-10-25T00:30:00Z');
});

test('an instant belongs to the date on the wall of its zone', () => {
  const lateEvening = Temporal.Instant.from('2026-07-01T21:30:00Z');
  expect(dateIn('Europe/Tallinn', lateEvening).toString()).toBe('2026-07-02');
  expect(dateIn('Europe/Lisbon', lateEvening).toString()).toBe('2026-07-01');
});

test('wall seconds read an instant back, and the end of the day is 86 400', () => {
  const date = Temporal.PlainDate.from('2026-03-29');
  for (const seconds of [0, hours(2), hours(8), hours(20.5), hours(24)]) {
    expect(wallSeconds(instantAt(date, seconds, 'Europe/Tallinn'), date, 'Europe/Tallinn')).toBe(seconds);
  }
});

test.each([
  [0, '00:00'],
  [hours(8), '08:00'],
  [hours(20.5), '20:30'],
  [hours(24), '24:00'],
])('%d seconds read %s and back', (seconds, text) => {
  expect(formatTimeOfDay(seconds)).toBe(text);
  expect(parseTimeOfDay(text)).toBe(seconds);
});

test.each(['', '8', '25:00', '24:01', '12:60', 'noon'])('%o is no time of day', (text) => {
  expect(parseTimeOfDay(text)).toBeUndefined();
});

test('an end at 00:00 is the end of the day', () => {
  expect(asEndOfDay(0)).toBe(hours(24));
  expect(asEndOfDay(hours(9))).toBe(hours(9));
});
