import { expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import { openDates } from './open-dates.ts';

const now = wall('2026-07-01 12:00');
const days = (...closed: [string, string][]) =>
  openDates(
    exampleTerms(),
    closed.map(([start, end]) => ({ start: wall(start), end: wall(end) })),
    now,
  ).map(({ day }) => day);

test('a date is open while the shortest rental fits before, between or after closed times', () => {
  expect(days()).toEqual([1, 2, 3, 4, 5]);
  expect(days(['2026-07-02 09:00', '2026-07-02 21:00'])).toEqual([1, 2, 3, 4, 5]);
  expect(days(['2026-07-02 08:30', '2026-07-02 21:00'])).toEqual([1, 3, 4, 5]);
  expect(days(['2026-07-02 08:00', '2026-07-02 20:00'])).toEqual([1, 2, 3, 4, 5]);
  expect(days(['2026-07-02 08:00', '2026-07-02 20:01'])).toEqual([1, 3, 4, 5]);
  expect(days(['2026-07-02 08:00', '2026-07-02 12:00'], ['2026-07-02 12:30', '2026-07-02 23:00'])).toEqual([
    1, 3, 4, 5,
  ]);
});

test('what is closed longer than anybody can book ahead has no open date', () => {
  expect(days(['2026-07-01 09:00', '2026-07-06 09:00'])).toEqual([]);
});
