import { expect, test } from 'vitest';
import { sunsetAt } from './sunset-at.ts';

const tallinn = { latitude: 59.437, longitude: 24.754 };
const malaga = { latitude: 36.721, longitude: -4.421 };
const on = (date: string) => Temporal.PlainDate.from(date);

/** Sources: almanacs (timeanddate.com, to the minute). */
test.each([
  ['Tallinn at midsummer', tallinn, '2026-06-21', '2026-06-21T19:43:00Z'],
  ['Tallinn at midwinter', tallinn, '2026-12-21', '2026-12-21T13:20:00Z'],
  ['Málaga in spring', malaga, '2026-03-20', '2026-03-20T18:29:00Z'],
])('the sun sets over %s within two minutes of the almanac', (_where, place, date, expected) => {
  const sunset = sunsetAt(place, on(date));
  if (typeof sunset === 'string') throw new Error(sunset);
  const seconds = Math.abs(sunset.until(Temporal.Instant.from(expected)).total('seconds'));
  expect(seconds).toBeLessThan(120);
});

test('beyond the polar circle it sets never or always', () => {
  const tromso = { latitude: 69.65, longitude: 18.96 };
  expect(sunsetAt(tromso, on('2026-06-21'))).toBe('never');
  expect(sunsetAt(tromso, on('2026-12-21'))).toBe('always');
});
