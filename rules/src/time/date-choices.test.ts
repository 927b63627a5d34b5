import { describe, expect, test } from 'vitest';
import { exampleTerms, wall } from '../example-terms.ts';
import { dateChoices } from './date-choices.ts';

test('today and the next four days', () => {
  const choices = dateChoices(exampleTerms(), wall('2026-06-29 12:00'));
  expect(choices.map(({ date }) => date.toString())).toEqual([
    '2026-06-29',
    '2026-06-30',
    '2026-07-01',
    '2026-07-02',
    '2026-07-03',
  ]);
  expect(choices.every(({ selectable }) => selectable)).toBe(true);
});

test('the calendar is the one on the wall of the station', () => {
  const now = Temporal.Instant.from('2026-07-01T21:30:00Z');
  expect(dateChoices(exampleTerms(), now)[0]?.date.toString()).toBe('2026-07-02');
  expect(dateChoices(exampleTerms({ timeZone: 'Europe/Madrid' }), now)[0]?.date.toString()).toBe('2026-07-01');
});

test('today after its last possible start is shown but not offered', () => {
  const [today, tomorrow] = dateChoices(exampleTerms(), wall('2026-07-01 20:01'));
  expect(today).toMatchObject({ selectable: false, reason: 'too-late-today' });
  expect(tomorrow).toMatchObject({ selectable: true });
});

test('a station whose hours leave no room offers no day', () => {
  const choices = dateChoices(exampleTerms({ closeTimeInSeconds: 8.5 * 3600 }), wall('2026-07-01 06:00'));
  expect(choices).toHaveLength(5);
  for (const choice of choices) expect(choice).toMatchObject({ selectable: false, reason: 'no-time-fits' });
});

describe.each(['Europe/Tallinn', 'Europe/Madrid'])('around the days when clocks change in %s', (timeZone) => {
  test.each(['2026-03-25', '2026-03-28', '2026-03-29', '2026-10-21', '2026-10-24', '2026-10-25'])(
    'every quarter hour of %s offers five dates in a row, today exactly while a start is left',
    (date) => {
      const terms = exampleTerms({ timeZone });
      const first = Temporal.PlainDate.from(date);
      const midnight = wall(`${date} 00:00`, timeZone);
      const nextMidnight = wall(`${date} 24:00`, timeZone);
      const lastStart = wall(`${date} 20:00`, timeZone);
      for (let now = midnight; Temporal.Instant.compare(now, nextMidnight) < 0; now = now.add({ minutes: 15 })) {
        const choices = dateChoices(terms, now);
        expect(choices.map((choice) => first.until(choice.date).days)).toEqual([0, 1, 2, 3, 4]);
        const hasStartLeft = Temporal.Instant.compare(now, lastStart) <= 0;
        expect(choices.map(({ selectable }) => selectable)).toEqual([hasStartLeft, true, true, true, true]);
      }
    },
  );
});
