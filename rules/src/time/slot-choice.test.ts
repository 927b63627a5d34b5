import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import type { StationTerms } from '../price/station-terms.ts';
import { checkSlot } from './check-slot.ts';
import {
  changeDate,
  changeEnd,
  changeStart,
  changeStartAlone,
  clampSlot,
  defaultSlot,
  stretchSlot,
  writtenEnd,
  type ChosenSlot,
} from './slot-choice.ts';
import { isSameSlot, lengthInMs, type Slot } from './slot.ts';
import { dateIn } from './wall-time.ts';

const terms = exampleTerms();
const noon = wall('2026-07-01 12:00');
const slot = (start: string, end: string, date = '2026-07-01'): Slot => ({
  start: wall(`${date} ${start}`),
  end: wall(`${date} ${end}`),
});

function shown(chosen: ChosenSlot, timeZone = 'Europe/Tallinn'): string {
  if (typeof chosen === 'string') return chosen;
  const start = chosen.start.toZonedDateTimeISO(timeZone);
  const end = chosen.end.toZonedDateTimeISO(timeZone);
  return `${start.toPlainDate().toString()} ${clock(start)}-${clock(end)}`;
}

const clock = (moment: Temporal.ZonedDateTime) => moment.toPlainTime().toString({ smallestUnit: 'minute' });

describe('the default', () => {
  test.each([
    ['2026-07-01 12:00', '2026-07-01 12:05-13:05'],
    ['2026-07-01 03:00', '2026-07-01 08:00-09:00'],
    ['2026-07-01 19:58', '2026-07-01 20:00-21:00'],
    ['2026-07-01 20:01', '2026-07-02 08:00-09:00'],
    ['2026-07-01 23:58', '2026-07-02 08:00-09:00'],
  ])('at %s is %s', (now, expected) => {
    expect(shown(defaultSlot(terms, wall(now)))).toBe(expected);
  });

  test('seconds round up to the next whole minute', () => {
    expect(shown(defaultSlot(terms, noon.add({ seconds: 1 })))).toBe('2026-07-01 12:06-13:06');
  });

  test('follows the night where a station never closes', () => {
    const allDay = exampleTerms({ openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
    expect(shown(defaultSlot(allDay, wall('2026-07-01 23:58')))).toBe('2026-07-02 00:03-01:03');
  });

  test('is the shortest rental also where its start has to move', () => {
    const long = exampleTerms({ minDurationInSeconds: 5400 });
    expect(shown(defaultSlot(long, wall('2026-07-01 18:58')))).toBe('2026-07-01 19:00-20:30');
  });

  test('says why there is none', () => {
    expect(defaultSlot(exampleTerms({ closeTimeInSeconds: 8.5 * 3600 }), noon)).toBe('no-time-fits');
  });
});

describe('changing the start', () => {
  test.each([
    ['14:00', '13:00-15:00', '14:00-15:00'],
    ['14:30', '13:00-15:00', '14:30-15:30'],
    ['16:00', '13:00-15:00', '16:00-17:00'],
    ['12:30', '18:00-19:00', '12:30-18:30'],
    ['09:00', '13:00-15:00', '12:00-15:00'],
    ['20:45', '13:00-15:00', '20:00-21:00'],
    ['19:30', '15:00-21:00', '19:30-20:30'],
    ['19:00', '15:00-21:00', '19:00-21:00'],
  ])('to %s from %s gives %s', (start, from, expected) => {
    const [a = '', b = ''] = from.split('-');
    expect(shown(changeStart(terms, slot(a, b), wall(`2026-07-01 ${start}`), noon))).toBe(`2026-07-01 ${expected}`);
  });
});

describe('changing the start while nobody has chosen an end', () => {
  test.each([
    ['09:00', '17:10-18:10', '09:00-10:00'],
    ['06:00', '17:10-18:10', '08:00-09:00'],
    ['19:30', '17:10-18:10', '19:30-20:30'],
    ['20:45', '17:10-18:10', '20:00-21:00'],
    ['13:00', '10:00-12:00', '13:00-15:00'],
    ['19:30', '10:00-12:00', '19:30-20:30'],
  ])('to %s from %s gives %s', (start, from, expected) => {
    const [a = '', b = ''] = from.split('-');
    const proposed = slot(a, b, '2026-07-02');
    expect(shown(changeStartAlone(terms, proposed, wall(`2026-07-02 ${start}`), noon))).toBe(`2026-07-02 ${expected}`);
  });
});

describe('changing the end', () => {
  test.each([
    ['16:00', '13:00-15:00', '13:00-16:00'],
    ['13:30', '13:00-15:00', '12:30-13:30'],
    ['20:00', '13:00-15:00', '14:00-20:00'],
    ['23:00', '18:00-19:00', '18:00-21:00'],
    ['10:00', '14:00-15:00', '12:00-13:00'],
    ['20:30', '19:15-20:15', '19:30-20:30'],
    ['21:00', '19:00-20:00', '19:00-21:00'],
  ])('to %s from %s gives %s', (end, from, expected) => {
    const [a = '', b = ''] = from.split('-');
    expect(shown(changeEnd(terms, slot(a, b), wall(`2026-07-01 ${end}`), noon))).toBe(`2026-07-01 ${expected}`);
  });
});

describe('an end that is pulled by hand', () => {
  test.each([
    ['end', '16:00', '13:00-14:00', '13:00-16:00'],
    ['end', '20:45', '13:00-14:00', '13:00-19:00'],
    ['end', '12:15', '13:00-15:00', '13:00-14:00'],
    ['end', '23:00', '18:00-19:00', '18:00-21:00'],
    ['end', '21:00', '19:30-20:15', '19:30-20:30'],
    ['start', '13:15', '15:00-16:00', '13:15-16:00'],
    ['start', '12:15', '19:00-20:00', '14:00-20:00'],
    ['start', '09:00', '13:00-15:00', '12:00-15:00'],
    ['start', '15:45', '13:00-15:00', '14:00-15:00'],
    ['start', '19:15', '18:00-21:00', '20:00-21:00'],
  ] as const)('its %s to %s from %s gives %s', (side, to, from, expected) => {
    const [a = '', b = ''] = from.split('-');
    const pulled = stretchSlot(terms, slot(a, b), side, wall(`2026-07-01 ${to}`), noon);
    expect(shown(pulled)).toBe(`2026-07-01 ${expected}`);
  });

  test('stops within the rules, and the other end stays', () => {
    const minute = fc.integer({ min: 0, max: 24 * 60 });
    fc.assert(
      fc.property(
        minute,
        fc.integer({ min: 60, max: 360 }),
        minute,
        fc.constantFrom('start', 'end'),
        (a, b, to, side) => {
          const start = wall('2026-07-01 00:00').add({ minutes: a });
          const from = clampSlot(terms, { start, end: start.add({ minutes: b }) }, noon);
          if (typeof from === 'string') return;
          const pulled = stretchSlot(terms, from, side, wall('2026-07-01 00:00').add({ minutes: to }), noon);
          const other = side === 'start' ? 'end' : 'start';
          expect(pulled).toMatchObject({ [other]: from[other] });
          expect(checkSlot(terms, pulled as Slot, noon)).toBe('ok');
        },
      ),
    );
  });
});

const shownOn = (date: string, from: Slot, now = noon, station = terms) =>
  shown(changeDate(station, from, Temporal.PlainDate.from(date), now));

describe('changing the date', () => {
  test('keeps the times', () => {
    expect(shownOn('2026-07-03', slot('13:00', '15:00'))).toBe('2026-07-03 13:00-15:00');
  });

  test('to today brings times that have passed up to now', () => {
    expect(shownOn('2026-07-01', slot('09:00', '11:00', '2026-07-02'))).toBe('2026-07-01 12:00-13:00');
  });

  test('keeps the times across the night when clocks change', () => {
    const now = wall('2026-03-28 07:00');
    expect(shownOn('2026-03-29', slot('13:00', '15:00', '2026-03-28'), now)).toBe('2026-03-29 13:00-15:00');
  });

  test.each([
    ['2026-03-28', '2026-03-29', 3],
    ['2026-03-29', '2026-03-30', 4],
    ['2026-10-24', '2026-10-25', 5],
    ['2026-10-25', '2026-10-26', 4],
  ])('from %s to %s keeps both times where clocks change between them, which takes %i hours', (from, to, hours) => {
    const allDay = exampleTerms({ openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
    const night = slot('01:00', '05:00', from);
    const moved = changeDate(allDay, night, Temporal.PlainDate.from(to), wall(`${from} 00:00`));
    expect(shown(moved)).toBe(`${to} 01:00-05:00`);
    expect(lengthInMs(moved as Slot)).toBe(hours * 3_600_000);
  });

  test('keeps an end at midnight at the end of the day', () => {
    const allDay = exampleTerms({ openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
    const late = { start: wall('2026-07-01 22:00'), end: wall('2026-07-01 24:00') };
    expect(shownOn('2026-07-03', late, noon, allDay)).toBe('2026-07-03 22:00-00:00');
  });

  test.each([
    ['2026-06-30', 'date-passed'],
    ['2026-07-06', 'too-far-ahead'],
  ])('to %s is refused: %s', (date, problem) => {
    expect(shownOn(date, slot('13:00', '15:00'))).toBe(problem);
  });
});

test('seconds are dropped', () => {
  const ragged = { start: slot('13:00', '15:00').start.add({ seconds: 59 }), end: wall('2026-07-01 15:00') };
  expect(shown(clampSlot(terms, ragged, noon))).toBe('2026-07-01 13:00-15:00');
});

test('before a closing time with seconds the last whole minute is the end', () => {
  const ragged = exampleTerms({ closeTimeInSeconds: 21 * 3600 + 30 });
  const wish = slot('19:00', '20:00');
  expect(changeEnd(ragged, wish, wall('2026-07-01 23:00'), noon)).toEqual(slot('19:00', '21:00'));
  expect(clampSlot(ragged, slot('19:00', '23:00'), noon)).toEqual(slot('19:00', '21:00'));
  expect(changeStart(ragged, wish, wall('2026-07-01 20:30'), noon)).toEqual(slot('20:00', '21:00'));
});

const minutes = (min: number, max: number) => fc.integer({ min, max });

const weekendsOfSummer = [
  { fromDay: '03-15', toDay: '10-31', weekdays: [5, 6, 7], openTimeInSeconds: 36_000, closeTimeInSeconds: 79_200 },
];

const anyTerms: fc.Arbitrary<StationTerms> = fc
  .record({
    timeZone: fc.constantFrom('Europe/Tallinn', 'Europe/Madrid', 'America/Sao_Paulo', 'Africa/Cairo'),
    openTimeInSeconds: fc.oneof(fc.constant(0), fc.nat(80_000)),
    closeTimeInSeconds: fc.oneof(fc.constant(86_400), fc.integer({ min: 1, max: 86_400 })),
    minDurationInSeconds: fc.oneof(fc.constantFrom(3600, 5400, 7200), fc.nat(10_000)),
    maxDurationInSeconds: fc.oneof(fc.constantFrom(3600, 5400, 21_600), fc.nat(40_000)),
    daylightMarginInSeconds: fc.constantFrom(undefined, undefined, 1800),
    latitude: fc.constantFrom(59.4, 36.7, 69.6),
    longitude: fc.constantFrom(24.7, -4.4),
    openingPeriods: fc.constantFrom([], weekendsOfSummer),
  })
  .map(exampleTerms);

/** Hours just long enough for the shortest rental, or just too short. */
const tightTerms: fc.Arbitrary<StationTerms> = fc
  .record({
    openTimeInSeconds: fc.nat(70_000),
    minDurationInSeconds: fc.constantFrom(1800, 3600, 5400, 7200),
    slack: fc.integer({ min: -90, max: 90 }),
  })
  .map(({ openTimeInSeconds, minDurationInSeconds, slack }) => {
    const closeTimeInSeconds = openTimeInSeconds + minDurationInSeconds + slack;
    return exampleTerms({ openTimeInSeconds, minDurationInSeconds, closeTimeInSeconds });
  });

const anyNow = fc
  .oneof(
    fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-03-26'), max: new Date('2026-03-30'), noInvalidDate: true }),
    fc.date({ min: new Date('2026-10-22'), max: new Date('2026-10-26'), noInvalidDate: true }),
  )
  .map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()));

const twoDaysInSeconds = 2 * 86_400;
const anyOffset = fc.integer({ min: -twoDaysInSeconds, max: 3 * twoDaysInSeconds });

test('clamping yields a slot that may be booked, in whole minutes, or says why not; and clamping that changes nothing', () => {
  fc.assert(
    fc.property(anyTerms, anyNow, anyOffset, anyOffset, (station, now, startOffset, endOffset) => {
      const wish = { start: now.add({ seconds: startOffset }), end: now.add({ seconds: endOffset }) };
      expect(flaw(station, clampSlot(station, wish, now), now)).toBeUndefined();
      expect(flaw(station, defaultSlot(station, now), now)).toBeUndefined();
      expect(flaw(station, changeEnd(station, wish, wish.end, now), now)).toBeUndefined();
      expect(
        flaw(station, changeDate(station, wish, wish.end.toZonedDateTimeISO('UTC').toPlainDate(), now), now),
      ).toBeUndefined();
    }),
    { numRuns: 800 },
  );
});

test('a date is refused exactly when trying every minute of it finds nothing to book', () => {
  fc.assert(
    fc.property(fc.oneof(anyTerms, tightTerms), anyNow, fc.integer({ min: -1, max: 5 }), (station, now, days) => {
      const midnight = now.toZonedDateTimeISO(station.timeZone).add({ days }).startOfDay();
      const noonThere = midnight.add({ hours: 12 }).toInstant();
      const chosen = clampSlot(station, { start: noonThere, end: noonThere }, now);
      expect(typeof chosen === 'object').toBe(hasAnySlot(station, midnight, now));
    }),
    { numRuns: 40 },
  );
});

test('a slot that may be booked, in whole minutes from now on, is left alone', () => {
  fc.assert(
    fc.property(anyTerms, anyNow, minutes(0, 5 * 1440), minutes(1, 400), (station, now, ahead, length) => {
      const start = now.round({ smallestUnit: 'minute', roundingMode: 'ceil' }).add({ minutes: ahead });
      const wish = { start, end: start.add({ minutes: length }) };
      fc.pre(checkSlot(station, wish, now) === 'ok');
      expect(clampSlot(station, wish, now)).toEqual(wish);
      expect(changeEnd(station, wish, wish.end, now)).toEqual(wish);
    }),
    { numRuns: 300 },
  );
});

describe.each(['Europe/Tallinn', 'Europe/Madrid'])('on the days when clocks change in %s', (timeZone) => {
  const station = exampleTerms({ timeZone, openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
  const dates = ['2026-03-28', '2026-03-29', '2026-10-24', '2026-10-25'];

  test.each(dates)('every quarter hour of %s has a default', (date) => {
    for (const now of quartersOf(date, timeZone)) expect(bookable(station, defaultSlot(station, now), now)).toBe(true);
  });

  test.each(dates)('every quarter hour of %s can be chosen as a start and as an end', (date) => {
    const quarters = quartersOf(date, timeZone);
    const [midnight = noon, ...rest] = quarters;
    const lastStart = wall(`${date} 24:00`, timeZone).subtract({ hours: 1 });
    for (const moment of quarters) {
      const noonSlot = { start: midnight.add({ hours: 12 }), end: midnight.add({ hours: 13 }) };
      const fromThere = changeStart(station, noonSlot, moment, midnight);
      expect(bookable(station, fromThere, midnight)).toBe(true);
      expect((fromThere as Slot).start).toEqual(Temporal.Instant.compare(moment, lastStart) > 0 ? lastStart : moment);
    }
    for (const moment of rest) {
      const first = midnight.add({ hours: 1 });
      const untilThere = changeEnd(station, { start: midnight, end: first }, moment, midnight);
      expect(bookable(station, untilThere, midnight)).toBe(true);
      expect((untilThere as Slot).end).toEqual(Temporal.Instant.compare(moment, first) < 0 ? first : moment);
    }
  });

  test.each(dates)('every quarter hour of %s moves to the day after and back', (date) => {
    const today = Temporal.PlainDate.from(date);
    const tomorrow = today.add({ days: 1 });
    const now = wall(`${date} 00:00`, timeZone);
    for (const start of quartersOf(date, timeZone)) {
      const chosen = clampSlot(station, { start, end: start.add({ hours: 2 }) }, now);
      const there = changeDate(station, chosen as Slot, tomorrow, now);
      expect(bookable(station, there, now)).toBe(true);
      expect(bookable(station, changeDate(station, there as Slot, today, now), now)).toBe(true);
      expect(dateIn(timeZone, (there as Slot).start)).toEqual(tomorrow);
    }
  });
});

function quartersOf(date: string, timeZone: string): Temporal.Instant[] {
  const [midnight, end] = [wall(`${date} 00:00`, timeZone), wall(`${date} 24:00`, timeZone)];
  const count = (end.epochMilliseconds - midnight.epochMilliseconds) / 900_000;
  return Array.from({ length: count }, (_, quarter) => midnight.add({ minutes: quarter * 15 }));
}

const bookable = (station: StationTerms, chosen: ChosenSlot, now: Temporal.Instant) =>
  typeof chosen === 'object' && flaw(station, chosen, now) === undefined;

/** Tries the shortest rental from every minute of a day. */
function hasAnySlot(station: StationTerms, midnight: Temporal.ZonedDateTime, now: Temporal.Instant): boolean {
  const length = { minutes: Math.max(1, Math.ceil(station.minDurationInSeconds / 60)) };
  const end = midnight.add({ days: 1 }).toInstant();
  let start = midnight.toInstant();
  for (; Temporal.Instant.compare(start, end) < 0; start = start.add({ minutes: 1 })) {
    if (Temporal.Instant.compare(start, now) < 0) continue;
    if (checkSlot(station, { start, end: start.add(length) }, now) === 'ok') return true;
  }
  return false;
}

/** Describes the first fault of the form's answer; undefined when it's right. A refusal is a valid answer too. */
function flaw(station: StationTerms, chosen: ChosenSlot, now: Temporal.Instant): string | undefined {
  if (typeof chosen === 'string') return undefined;
  const answer = checkSlot(station, chosen, now);
  if (answer !== 'ok') return answer;
  const ends = [chosen.start.epochMilliseconds, chosen.end.epochMilliseconds];
  if (ends.some((ms) => ms % 60_000 !== 0)) return 'not whole minutes';
  const again = [clampSlot(station, chosen, now), changeEnd(station, chosen, chosen.end, now)];
  return again.every((same) => typeof same === 'object' && isSameSlot(same, chosen)) ? undefined : 'not stable';
}

describe('the end that somebody writes', () => {
  const allDay = exampleTerms({ openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
  const late = slot('23:00', '24:00');
  const written = (at: StationTerms, time: number) => writtenEnd(at, late, time * 3600);

  test.each([
    [0, '2026-07-01 24:00'],
    [0.5, '2026-07-01 24:00'],
    [5, '2026-07-01 24:00'],
    [5.5, '2026-07-01 05:30'],
    [12, '2026-07-01 12:00'],
    [23.5, '2026-07-01 23:30'],
  ])('at %d hours, beside a start at 23:00 where nothing closes, is %s', (time, end) => {
    expect(written(allDay, time)).toEqual(wall(end));
  });

  test('is on the day of the start where the station closes at midnight', () => {
    const evenings = exampleTerms({ openTimeInSeconds: 8 * 3600, closeTimeInSeconds: 86_400 });
    expect(written(evenings, 0.5)).toEqual(wall('2026-07-01 00:30'));
  });
});
