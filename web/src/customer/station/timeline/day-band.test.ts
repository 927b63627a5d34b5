import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import { expect, test } from 'vitest';
import { slotText } from '../slot-text.ts';
import { dayBand, hourMarks, momentAt, placeOn, stepped, THUMB_STEP_MINUTES } from './day-band.ts';

const terms = exampleTerms();
const day = Temporal.PlainDate.from('2026-07-04');
const now = wall('2026-07-04 12:20');
const text = (band: ReturnType<typeof dayBand>) => slotText(band, terms.timeZone);

test('a coming day goes from opening to closing, today from this hour', () => {
  expect(text(dayBand(terms, day.add({ days: 1 }), now))).toBe('08:00–21:00');
  expect(text(dayBand(terms, day, now))).toBe('12:00–21:00');
  expect(text(dayBand(terms, day, wall('2026-07-04 05:00')))).toBe('08:00–21:00');
});

test('near closing it still shows three hours', () => {
  expect(text(dayBand(terms, day, wall('2026-07-04 20:40')))).toBe('18:00–21:00');
});

test('places and moments answer each other on the five-minute grid', () => {
  const band = dayBand(terms, day, now);
  expect(placeOn(band, wall('2026-07-04 16:30'))).toBe(0.5);
  expect(momentAt(band, 0.5).equals(wall('2026-07-04 16:30'))).toBe(true);
  expect(momentAt(band, 0.503).equals(wall('2026-07-04 16:30'))).toBe(true);
  expect(placeOn(band, wall('2026-07-04 08:00'))).toBe(0);
});

test.each([
  ['12:08', 1, '12:10'],
  ['12:08', -1, '12:05'],
  ['12:10', 1, '12:15'],
  ['12:10', -1, '12:05'],
  ['12:08', 12, '13:05'],
])('from %s a step of %i leads to %s', (from, steps, to) => {
  expect(stepped(wall(`2026-07-04 ${from}`), steps).equals(wall(`2026-07-04 ${to}`))).toBe(true);
});

test('a thumb places on quarters of an hour', () => {
  const band = dayBand(terms, day, now);
  expect(momentAt(band, 0.503, THUMB_STEP_MINUTES).equals(wall('2026-07-04 16:30'))).toBe(true);
  expect(momentAt(band, 0.53, THUMB_STEP_MINUTES).equals(wall('2026-07-04 16:45'))).toBe(true);
});

test('every second hour has a mark, midnight at the end of the day included', () => {
  const tomorrow = day.add({ days: 1 });
  const marksOf = (openTimeInSeconds: number, closeTimeInSeconds: number) =>
    hourMarks(
      dayBand(exampleTerms({ openTimeInSeconds, closeTimeInSeconds }), tomorrow, now),
      tomorrow,
      terms.timeZone,
    );
  const allDay = marksOf(0, 86_400);
  expect(allDay).toHaveLength(13);
  expect(allDay.at(0)).toEqual({ place: 0, text: '00:00' });
  expect(allDay.at(-1)).toEqual({ place: 1, text: '24:00' });
  expect(marksOf(8.5 * 3_600, 13.5 * 3_600).map((mark) => mark.text)).toEqual(['10:00', '12:00']);
});
