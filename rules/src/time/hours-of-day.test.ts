import { expect, test } from 'vitest';
import { hoursOfDay, secondsByHour } from './hours-of-day.ts';

const day = (text: string) => hoursOfDay(Temporal.PlainDate.from(text), 'Europe/Tallinn');
const slot = (start: string, end: string) => ({ start: Temporal.Instant.from(start), end: Temporal.Instant.from(end) });

test('a rental counts in each hour that it touches, and in the day on which that hour is', () => {
  const lateEvening = slot('2027-07-14T19:30:00Z', '2027-07-14T22:15:00Z');
  const first = secondsByHour(day('2027-07-14'), lateEvening);
  expect(first.slice(22)).toEqual([1800, 3600]);
  const next = secondsByHour(day('2027-07-15'), lateEvening);
  expect(next.slice(0, 3)).toEqual([3600, 900, 0]);
});

test('a day has the hours that its clock shows', () => {
  expect(day('2027-07-14')).toHaveLength(24);
  expect(day('2027-03-28').map(({ hour }) => hour)).not.toContain(3);
  expect(day('2027-10-31').filter(({ hour }) => hour === 3)).toHaveLength(2);
});
