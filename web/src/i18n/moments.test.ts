import { expect, test } from 'vitest';
import {
  dateTimeText,
  isSameDay,
  longDateText,
  monthText,
  spokenDayText,
  spokenTimeText,
  timeText,
} from './moments.ts';

const LATE_EVENING_UTC = '2026-07-04T21:05:00Z';

test('times and dates are those of the station, also past its midnight', () => {
  expect(timeText(LATE_EVENING_UTC, 'Europe/Tallinn')).toBe('00:05');
  expect(dateTimeText(LATE_EVENING_UTC, 'Europe/Tallinn')).toBe('05.07.2026 00:05');
  expect(dateTimeText(LATE_EVENING_UTC, 'Europe/Madrid')).toBe('04.07.2026 23:05');
});

test('two moments are of one day by the clock of the station', () => {
  expect(isSameDay('2026-07-04T20:00:00Z', LATE_EVENING_UTC, 'Europe/Madrid')).toBe(true);
  expect(isSameDay('2026-07-04T20:00:00Z', LATE_EVENING_UTC, 'Europe/Tallinn')).toBe(false);
});

test('a moment with an offset means the same as in UTC', () => {
  expect(timeText('2026-07-05T00:05:00+03:00', 'Europe/Madrid')).toBe('23:05');
});

test('the long date is day, month, year in the language of the page', () => {
  expect(longDateText(LATE_EVENING_UTC, 'Europe/Tallinn', 'en')).toBe('5 July 2026');
  expect(longDateText(LATE_EVENING_UTC, 'Europe/Tallinn', 'et')).toBe('5. juuli 2026');
  expect(longDateText(LATE_EVENING_UTC, 'Europe/Madrid', 'es')).toBe('4 de julio de 2026');
});

test('a Russian year keeps its letter on its line', () => {
  expect(longDateText(LATE_EVENING_UTC, 'Europe/Tallinn', 'ru')).toBe('5 июля 2026\u00A0г.');
  expect(monthText('2026-07-01', 'ru')).toBe('июль 2026\u00A0г.');
});

test('a day is said as people say it, on the station’s clock', () => {
  const now = Temporal.Instant.from('2026-07-04T20:30:00Z');
  const say = (moment: string, locale: 'en' | 'et' | 'ru' = 'en') =>
    spokenDayText(moment, 'Europe/Tallinn', now, locale);
  expect(say('2026-07-04T08:00:00Z')).toBe('Today');
  expect(say(LATE_EVENING_UTC)).toBe('Tomorrow');
  expect(say(LATE_EVENING_UTC, 'et')).toBe('Homme');
  expect(say('2026-07-03T08:00:00Z', 'ru')).toBe('Вчера');
  expect(say('2026-07-11T08:00:00Z')).toBe('Sat 11 Jul');
  expect(say('2025-11-14T08:00:00Z')).toBe('Fri 14 Nov 2025');
  expect(spokenTimeText(LATE_EVENING_UTC, 'Europe/Tallinn', now, 'en')).toBe('Tomorrow, 00:05');
});
