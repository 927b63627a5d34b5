import { describe, expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import type { StationTerms } from '../price/station-terms.ts';
import { dayBounds, longestRentalInSeconds, roomNeededBeforeClosing } from './day-bounds.ts';

const hour = 3600;
const day = Temporal.PlainDate.from('2026-07-01');
const morning = wall('2026-07-01 06:00');

/** Start bounds on the station's clock. (`toMatchObject` treats all instants as equal, so it's no use here.) */
function startsOn(terms: StationTerms, now: Temporal.Instant): string {
  const bounds = dayBounds(terms, day, now);
  if (typeof bounds === 'string') return bounds;
  const time = (instant: Temporal.Instant) =>
    instant.toZonedDateTimeISO(terms.timeZone).toPlainTime().toString({ smallestUnit: 'second' });
  return `${time(bounds.earliestStart)}-${time(bounds.latestStart)}`;
}

test('a day offers starts from opening until the shortest rental still fits', () => {
  expect(dayBounds(exampleTerms(), day, morning)).toEqual({
    earliestStart: wall('2026-07-01 08:00'),
    latestStart: wall('2026-07-01 20:00'),
    closesAt: wall('2026-07-01 21:00'),
    minDurationInSeconds: hour,
    maxDurationInSeconds: 6 * hour,
  });
});

test('today begins now, at the next whole minute', () => {
  const now = wall('2026-07-01 14:03').add({ seconds: 20 });
  expect(startsOn(exampleTerms(), now)).toBe('14:04:00-20:00:00');
});

test('hours that are not whole minutes are narrowed to whole ones', () => {
  const terms = exampleTerms({ openTimeInSeconds: 8 * hour + 30, closeTimeInSeconds: 21 * hour + 30 });
  expect(startsOn(terms, morning)).toBe('08:01:00-20:00:00');
});

test('hours as long as the shortest rental offer exactly one start', () => {
  expect(startsOn(exampleTerms({ openTimeInSeconds: 20 * hour }), morning)).toBe('20:00:00-20:00:00');
  const twoHours = exampleTerms({ openTimeInSeconds: 19 * hour, minDurationInSeconds: 2 * hour });
  expect(startsOn(twoHours, morning)).toBe('19:00:00-19:00:00');
  const onlyLength = exampleTerms({ minDurationInSeconds: 6 * hour, maxDurationInSeconds: 6 * hour });
  expect(startsOn(onlyLength, morning)).toBe('08:00:00-15:00:00');
});

describe('a date offers nothing', () => {
  test.each([
    ['2026-06-30', 'date-passed'],
    ['2026-07-06', 'too-far-ahead'],
  ])('%s: %s', (date, problem) => {
    expect(dayBounds(exampleTerms(), Temporal.PlainDate.from(date), morning)).toBe(problem);
  });

  test('today, once the last possible start is over', () => {
    const lastStart = wall('2026-07-01 20:00');
    expect(startsOn(exampleTerms(), lastStart)).toBe('20:00:00-20:00:00');
    expect(startsOn(exampleTerms(), lastStart.add({ seconds: 1 }))).toBe('too-late-today');
  });

  test.each([
    ['hours shorter than the shortest rental', { openTimeInSeconds: 20.5 * hour }],
    ['a shortest rental over the longest', { minDurationInSeconds: 3 * hour, maxDurationInSeconds: 2 * hour }],
    ['a shortest rental over six hours', { minDurationInSeconds: 7 * hour, maxDurationInSeconds: 8 * hour }],
    ['a longer minimum where closing is always near', { openTimeInSeconds: 19.5 * hour, minDurationInSeconds: 5000 }],
  ])('%s', (_, different) => {
    expect(startsOn(exampleTerms(different), morning)).toBe('no-time-fits');
  });
});

test('a minimum over an hour must start two hours before closing, as later only an hour is allowed', () => {
  const terms = exampleTerms({ minDurationInSeconds: 1.5 * hour });
  expect(startsOn(terms, morning)).toBe('08:00:00-19:00:00');
});

test.each([
  [0.5 * hour, 0.5 * hour],
  [hour, hour],
  [hour + 60, 2 * hour],
  [3 * hour, 3 * hour],
])('a rental of %d seconds needs %d before closing', (length, room) => {
  expect(roomNeededBeforeClosing(length)).toBe(room);
});

test.each([
  ['18:00', 6 * hour],
  ['19:00', 6 * hour],
  ['19:01', hour],
  ['20:30', hour],
])('from %s, with closing at 21:00, the rule allows %d seconds', (time, longest) => {
  const start = wall(`2026-07-01 ${time}`);
  expect(longestRentalInSeconds(start, wall('2026-07-01 21:00'), 6 * hour)).toBe(longest);
});

test('a station whose longest rental is under an hour keeps it when closing is near', () => {
  expect(longestRentalInSeconds(wall('2026-07-01 20:00'), wall('2026-07-01 21:00'), 1800)).toBe(1800);
});
