import { expect, test } from 'vitest';
import { momentText, timeText } from './moment-text.ts';

const tallinn = { locale: 'en', timeZone: 'Europe/Tallinn' } as const;
const at = (moment: string) => Date.parse(moment);

test('times are on the clock of the station, from 00:00 to 23:59', () => {
  expect(timeText(at('2026-07-04T11:05:00Z'), tallinn)).toBe('14:05');
  expect(timeText(at('2026-07-04T21:00:00Z'), tallinn)).toBe('00:00');
  expect(timeText(at('2026-07-04T11:05:00Z'), { locale: 'es', timeZone: 'Europe/Madrid' })).toBe('13:05');
});

test('today needs no day, tomorrow begins at the midnight of the station', () => {
  const now = at('2026-07-04T20:30:00Z');

  expect(momentText(at('2026-07-04T20:59:00Z'), now, tallinn)).toBe('23:59');
  expect(momentText(at('2026-07-04T21:00:00Z'), now, tallinn)).toBe('tomorrow, 00:00');
  expect(momentText(at('2026-07-07T05:00:00Z'), now, tallinn)).toBe('Tuesday 7 July, 08:00');
  expect(momentText(at('2026-07-03T05:00:00Z'), now, tallinn)).toBe('Friday 3 July, 08:00');
});

test('the day after a change of the clocks is still tomorrow', () => {
  const eveOfTheChange = at('2026-10-24T20:30:00Z');

  expect(momentText(at('2026-10-25T06:00:00Z'), eveOfTheChange, tallinn)).toBe('tomorrow, 08:00');
});

test.for([
  ['et', 'homme, 08:00'],
  ['ru', 'завтра, 08:00'],
  ['es', 'mañana, 08:00'],
  ['fr', 'demain, 08:00'],
] as const)('tomorrow in %s is %s', ([locale, text]) => {
  const now = at('2026-07-04T11:05:00Z');

  expect(momentText(at('2026-07-05T05:00:00Z'), now, { ...tallinn, locale })).toBe(text);
});
