import { expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import { checkSlot } from './check-slot.ts';

const now = wall('2026-07-01 12:00');
const slot = (start: string, end: string, date = '2026-07-01') => ({
  start: wall(`${date} ${start}`),
  end: wall(`${date} ${end}`),
});

test.each([
  ['13:00', '14:00', 'ok'],
  ['12:00', '18:00', 'ok'],
  ['11:55', '12:55', 'ok'],
  ['20:00', '21:00', 'ok'],
  ['19:00', '21:00', 'ok'],
  ['11:54', '12:54', 'start-in-the-past'],
  ['14:00', '13:00', 'end-not-after-start'],
  ['14:00', '14:00', 'end-not-after-start'],
  ['20:30', '21:30', 'outside-opening-hours'],
  ['14:00', '14:59', 'too-short'],
  ['13:00', '19:01', 'too-long'],
  ['19:01', '20:02', 'closing-soon'],
  ['19:01', '20:01', 'ok'],
])('at noon, today from %s to %s: %s', (start, end, answer) => {
  expect(checkSlot(exampleTerms(), slot(start, end), now)).toBe(answer);
});

test.each([
  ['2026-07-05', 'ok'],
  ['2026-07-06', 'too-far-ahead'],
])('on %s, four or more days ahead: %s', (date, answer) => {
  expect(checkSlot(exampleTerms(), slot('10:00', '11:00', date), now)).toBe(answer);
});

test('half a minute counts: shorter than the shortest, longer than the longest', () => {
  const from = (start: string, length: Temporal.DurationLike) => {
    const { start: at } = slot(start, start);
    return { start: at, end: at.add(length) };
  };
  expect(checkSlot(exampleTerms(), from('14:00', { minutes: 59, seconds: 30 }), now)).toBe('too-short');
  expect(checkSlot(exampleTerms(), from('14:00', { hours: 6, seconds: 30 }), now)).toBe('too-long');
  expect(checkSlot(exampleTerms(), from('19:30', { hours: 1, seconds: 30 }), now)).toBe('closing-soon');
  expect(checkSlot(exampleTerms(), from('20:00', { hours: 1, seconds: 30 }), now)).toBe('outside-opening-hours');
});

test('a closing time with seconds is kept to the second', () => {
  const terms = exampleTerms({ closeTimeInSeconds: 21 * 3600 + 30 });
  const { start } = slot('19:00', '20:00');
  expect(checkSlot(terms, { start, end: start.add({ hours: 2, seconds: 30 }) }, now)).toBe('ok');
  expect(checkSlot(terms, { start, end: start.add({ hours: 2, seconds: 31 }) }, now)).toBe('outside-opening-hours');
});

test('before opening is outside opening hours', () => {
  expect(checkSlot(exampleTerms(), slot('07:59', '09:00', '2026-07-02'), now)).toBe('outside-opening-hours');
});

test('a rental does not run over midnight, even where the station never closes', () => {
  const terms = exampleTerms({ openTimeInSeconds: 0, closeTimeInSeconds: 86_400 });
  const late = { start: wall('2026-07-01 23:00'), end: wall('2026-07-01 24:00') };
  expect(checkSlot(terms, late, now)).toBe('ok');
  expect(checkSlot(terms, { ...late, end: wall('2026-07-02 00:30') }, now)).toBe('past-midnight');
});

test('a minute chosen seconds ago is not yet past, an end that has passed is', () => {
  const terms = exampleTerms({ minDurationInSeconds: 60 });
  expect(checkSlot(terms, slot('11:56', '12:01'), now)).toBe('ok');
  expect(checkSlot(terms, slot('11:56', '12:00'), now)).toBe('start-in-the-past');
});

test('never over six hours, whatever the station says', () => {
  const terms = exampleTerms({ maxDurationInSeconds: 12 * 3600 });
  expect(checkSlot(terms, slot('12:00', '18:30'), now)).toBe('too-long');
});
