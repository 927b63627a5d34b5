import { expect, test } from 'vitest';
import { freeAt } from './free-at.ts';
import { freeSteps } from './free-steps.ts';

/** Open from eight to nine in the evening; 12:00 of this day is 9:00 in UTC. */
const station = {
  timeZone: 'Europe/Tallinn',
  openTimeInSeconds: 8 * 3_600,
  closeTimeInSeconds: 21 * 3_600,
  openingPeriods: [],
  latitude: 59,
  longitude: 24,
};
const at = (time: string) => `2026-07-04T${time}:00Z`;
const now = Temporal.Instant.from(at('09:00'));
const free = { total: 4, start: at('09:00'), end: at('18:00'), changes: [] };
const change = (time: string, total: number) => ({ time: at(time), total, change: 0 });

type Free = Parameters<typeof freeSteps>[0];
const seen = (told: Free, moment: string, madeAt = now) =>
  freeAt(freeSteps(told, station, madeAt, 'en'), (Date.parse(moment) - madeAt.epochMilliseconds) / 1000);

test('the number changes with the clock, at the moment at which it was to change', () => {
  const told = { ...free, changes: [change('10:00', 1), change('11:00', 3)] };
  expect(seen(told, at('09:59'))).toBe(4);
  expect(seen(told, at('10:00'))).toBe(1);
  expect(seen(told, at('11:30'))).toBe(3);
});

test('from closing on it says when it opens, in words that are true after midnight, and then no more', () => {
  expect(seen(free, at('17:59'))).toBe(4);
  expect(seen(free, at('18:00'))).toBe('Sun 5 Jul, 08:00');
  expect(seen(free, '2026-07-05T04:59:00Z')).toBe('Sun 5 Jul, 08:00');
  expect(seen(free, '2026-07-05T05:00:00Z')).toBeNull();
});

test('before opening it says when it opens today', () => {
  const early = Temporal.Instant.from(at('04:00'));
  const told = { ...free, start: at('05:00') };
  expect(seen(told, at('04:30'), early)).toBe('08:00');
  expect(seen(told, at('05:00'), early)).toBe(4);
});

test('a station that staff have closed for a while is closed, not sold out', () => {
  const closed = [{ start: at('10:00'), end: at('12:00') }];
  const told = { ...free, changes: [change('10:00', 0), change('12:00', 4)], closed };
  expect(seen(told, at('11:00'))).toBe('15:00');
  expect(seen(told, at('12:00'))).toBe(4);
  const forToday = { ...free, total: 0, closed: [{ start: free.start, end: free.end }] };
  expect(seen(forToday, at('09:00'))).toBe('Sun 5 Jul, 08:00');
});

test('of a busy day it tells the next changes only, and then nothing rather than a guess', () => {
  const changes = Array.from({ length: 12 }, (_, index) => change(`09:${10 + index * 4}`, index % 4));
  expect(seen({ ...free, changes }, at('09:38'))).toBe(3);
  expect(seen({ ...free, changes }, at('09:42'))).toBeNull();
});

test('a clock that is behind the page sees what the page began with', () => {
  expect(seen(free, at('08:59'))).toBe(4);
});
