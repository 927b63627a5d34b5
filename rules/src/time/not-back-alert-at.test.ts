import { expect, test } from 'vitest';
import { wall } from '../example-terms.ts';
import { notBackAlertAt } from './not-back-alert-at.ts';

const hours = { timeZone: 'Europe/Tallinn', openTimeInSeconds: 8 * 3600, closeTimeInSeconds: 21 * 3600 };

test.for([
  ['2026-07-01 13:00', 3600, '2026-07-01 14:00'],
  ['2026-07-01 13:00', 1800, '2026-07-01 13:30'],
  // Closing is earlier.
  ['2026-07-01 20:30', 3600, '2026-07-01 21:00'],
  // No search within the ten free minutes.
  ['2026-07-01 21:00', 3600, '2026-07-01 21:10'],
  ['2026-07-01 20:55', 3600, '2026-07-01 21:05'],
  ['2026-07-01 13:00', 0, '2026-07-01 13:10'],
] as const)('due at %s with %i seconds, alarmed at %s', ([end, notBackAlertInSeconds, alarmedAt]) => {
  expect(String(notBackAlertAt({ ...hours, notBackAlertInSeconds }, wall(end)))).toBe(String(wall(alarmedAt)));
});

test('a station that is open to midnight closes on the day of the rental', () => {
  const terms = { ...hours, closeTimeInSeconds: 86_400, notBackAlertInSeconds: 3600 };
  expect(String(notBackAlertAt(terms, wall('2026-07-02 00:00')))).toBe(String(wall('2026-07-02 00:10')));
});
