import { describe, expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import {
  formatOpeningHours,
  isInSeason,
  isOpenAroundTheClock,
  isOpenAt,
  isOpenOn,
  nextOpenDate,
  openingHours,
} from './opening-hours.ts';

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
  const date = Temporal.PlainDate.from('2026-07-01');
  expect(formatOpeningHours(exampleTerms(), date)).toBe('08:00–21:00');
  expect(formatOpeningHours(exampleTerms(allDay), date)).toBe('00:00–24:00');
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

describe('hours by period', () => {
  const HOUR = 3600;
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const period = (fromDay: string, toDay: string, open: number, close: number, weekdays = everyDay) => ({
    fromDay,
    toDay,
    weekdays,
    openTimeInSeconds: open * HOUR,
    closeTimeInSeconds: close * HOUR,
  });
  const seasonal = exampleTerms({
    openingPeriods: [period('06-15', '08-15', 7, 23, [6, 7]), period('05-01', '09-30', 9, 20)],
  });
  const on = (date: string) => Temporal.PlainDate.from(date);

  test.each([
    ['2026-05-01', '09:00–20:00'],
    ['2026-07-03', '09:00–20:00'],
    ['2026-07-04', '07:00–23:00'],
    ['2026-09-30', '09:00–20:00'],
  ])('on %s the first period that holds says %s', (date, hours) => {
    expect(formatOpeningHours(seasonal, on(date))).toBe(hours);
    expect(isInSeason(seasonal, on(date))).toBe(true);
  });

  test('out of season the station is closed until the next one', () => {
    expect(isOpenOn(seasonal, on('2026-10-01'))).toBe(false);
    expect(isInSeason(seasonal, on('2026-10-01'))).toBe(false);
    expect(nextOpenDate(seasonal, on('2026-10-01'))).toEqual(on('2027-05-01'));
  });

  test('a weekday without hours is closed, and still in season', () => {
    const weekends = exampleTerms({ openingPeriods: [period('05-01', '09-30', 9, 20, [6, 7])] });
    expect(isOpenOn(weekends, on('2026-07-03'))).toBe(false);
    expect(isInSeason(weekends, on('2026-07-03'))).toBe(true);
    expect(nextOpenDate(weekends, on('2026-07-03'))).toEqual(on('2026-07-04'));
  });

  test('a period may reach over new year', () => {
    const winter = exampleTerms({ openingPeriods: [period('11-15', '02-28', 10, 15)] });
    expect(isOpenOn(winter, on('2026-12-31'))).toBe(true);
    expect(isOpenOn(winter, on('2027-01-01'))).toBe(true);
    expect(isOpenOn(winter, on('2027-03-01'))).toBe(false);
  });

  test('without periods the two times hold all year', () => {
    expect(isInSeason(exampleTerms({ openingPeriods: [] }), on('2026-12-24'))).toBe(true);
    expect(formatOpeningHours(exampleTerms({ openingPeriods: [] }), on('2026-12-24'))).toBe('08:00–21:00');
  });
});

describe('daylight', () => {
  const pirita = { latitude: 59.47, longitude: 24.83, daylightMarginInSeconds: 1800 };
  const on = (date: string) => Temporal.PlainDate.from(date);

  test('closes earlier where the sun sets earlier, and never later than the hours', () => {
    const terms = exampleTerms(pirita);
    expect(formatOpeningHours(terms, on('2026-06-21'))).toBe('08:00–21:00');
    // The sun sets at about 15:20.
    expect(formatOpeningHours(terms, on('2026-12-21'))).toMatch(/^08:00–14:[45]\d$/);
    const { closesAt } = openingHours(terms, on('2026-12-21'));
    expect(closesAt.epochMilliseconds % 60_000).toBe(0);
  });

  test('leaves nothing open around the clock, and a dark day closed', () => {
    const allDayThere = exampleTerms({ ...allDay, ...pirita });
    expect(isOpenAroundTheClock(allDayThere, on('2026-06-21'))).toBe(false);
    const arctic = exampleTerms({ ...allDay, latitude: 69.65, longitude: 18.96, daylightMarginInSeconds: 0 });
    expect(isOpenAroundTheClock(arctic, on('2026-06-21'))).toBe(true);
    expect(isOpenOn(arctic, on('2026-12-21'))).toBe(false);
  });
});
