import { describe, expect, test } from 'vitest';
import { exampleTerms, wall } from './example-terms.ts';
import { formatOpeningHours, isOpenAt, openingHours } from './opening-hours.ts';

const allDay = { openTimeInSeconds: 0, closeTimeInSeconds: 86_400 };

test('a station is open from its opening until just before its closing', () => {
  const terms = exampleTerms();
  expect(isOpenAt(terms, wall('2026-07-01 07:59'))).toBe(false);
  expect(isOpenAt(terms, wall('2026-07-01 08:00'))).toBe(true);
  expect(isOpenAt(terms, wall('2026-07-01 20:59'))).toBe(true);
  expect(isOpenAt(terms, wall('2026-07-01 21:00'))).toBe(false);
});

test('00:00 to 24:00 never closes', () => {
  const terms = exampleTerms(allDay);
  expect(isOpenAt(terms, wall('2026-07-01 00:00'))).toBe(true);
  expect(isOpenAt(terms, wall('2026-07-01 23:59'))).toBe(true);
});

test('hours are shown as HH:mm', () => {
  expect(formatOpeningHours(exampleTerms())).toBe('08:00–21:00');
  expect(formatOpeningHours(exampleTerms(allDay))).toBe('00:00–24:00');
});

test('hours within the hour that clocks skip leave the station closed that day', () => {
  const terms = exampleTerms({ openTimeInSeconds: 3.5 * 3600, closeTimeInSeconds: 4.25 * 3600 });
  const { opensAt, closesAt } = openingHours(terms, Temporal.PlainDate.from('2026-03-29'));
  expect(Temporal.Instant.compare(opensAt, closesAt)).toBe(1);
  expect(isOpenAt(terms, wall('2026-03-29 04:20'))).toBe(false);
});

describe.each(['Europe/Tallinn', 'Europe/Madrid'])('when clocks change in %s', (timeZone) => {
  test.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-07-01', 24],
  ])('the whole of %s has %d hours', (date, hours) => {
    const { opensAt, closesAt } = openingHours(exampleTerms({ ...allDay, timeZone }), Temporal.PlainDate.from(date));
    expect(opensAt.until(closesAt).total('hours')).toBe(hours);
  });

  test.each(['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'])(
    'every quarter hour of %s is open exactly when the wall says so',
    (date) => {
      const terms = exampleTerms({ timeZone, openTimeInSeconds: 4 * 3600 });
      const midnight = wall(`${date} 00:00`, timeZone);
      for (let minutes = 0; minutes < 26 * 60; minutes += 15) {
        const instant = midnight.add({ minutes });
        const { hour } = instant.toZonedDateTimeISO(timeZone);
        expect(isOpenAt(terms, instant)).toBe(hour >= 4 && hour < 21);
      }
    },
  );
});
