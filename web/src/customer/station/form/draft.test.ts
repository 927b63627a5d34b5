import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slotText } from '../slot-text.ts';
import { draftCount, draftLimit, draftOf, draftSlot, bookableSlot } from './draft.ts';

const terms = exampleTerms();
const slot = { start: wall('2026-07-04 14:05'), end: wall('2026-07-04 15:35') };
const shown = (chosen: ReturnType<typeof bookableSlot>) =>
  typeof chosen === 'string' ? chosen : slotText(chosen, terms.timeZone);

test('a draft keeps the times on the wall, for its own station and for one in another zone', () => {
  const draft = draftOf(slot, 2, '+372 5555 1234', terms.timeZone);
  expect(draft).toMatchObject({ date: '2026-07-04', startInSeconds: 50_700, endInSeconds: 56_100, count: 2 });
  expect(draftSlot(draft, terms.timeZone)).toEqual(slot);
  expect(slotText(draftSlot(draft, 'Europe/Madrid'), 'Europe/Madrid')).toBe('14:05–15:35');
});

test('a rental until midnight survives the draft', () => {
  const late = { start: wall('2026-07-04 22:00'), end: wall('2026-07-04 24:00') };
  expect(draftSlot(draftOf(late, 1, '', terms.timeZone), terms.timeZone)).toEqual(late);
});

test('a count that this station does not allow becomes one board', () => {
  const draft = draftOf(slot, 3, '', terms.timeZone);
  expect(draftCount(draft, terms)).toBe(3);
  expect(draftCount(draft, exampleTerms({ maxBoardCount: 2 }))).toBe(1);
});

test.each([
  ['2026-07-04 12:00', '14:05–15:35'],
  ['2026-07-04 14:20', '14:20–15:35'],
  ['2026-07-04 15:00', '15:00–16:00'],
  ['2026-07-04 20:30', '08:00–09:00'],
])('at %s the wish is %s', (now, expected) => {
  expect(shown(bookableSlot(terms, slot, wall(now)))).toBe(expected);
});

const chosenAt = (start: string, end: string) => ({
  ...draftOf({ start: wall(start), end: wall(end) }, 1, '', terms.timeZone),
  isChosen: true,
  isEndChosen: true,
});
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const hours = { openTimeInSeconds: 8 * 3_600, closeTimeInSeconds: 21 * 3_600 };

test.each([
  ['06:30', '09:00', 'opening'],
  ['19:30', '21:00', 'closing-soon'],
  ['19:00', '23:00', 'closing'],
  ['10:00', '18:00', 'longest'],
  ['10:00', '12:00', undefined],
  // Covered by a note of its own.
  ['09:00', '12:00', undefined, '2026-07-05 09:30'],
])(
  '%s–%s, chosen at a station with other hours, meets the limit %s here',
  (start, end, expected, now = '2026-07-04 12:00') => {
    const draft = chosenAt(`2026-07-05 ${start}`, `2026-07-05 ${end}`);
    expect(draftLimit(terms, draft, wall(now))).toBe(expected);
  },
);

test('a day on which this station stays closed is said, and our own proposal needs no reason', () => {
  const sundaysOff = exampleTerms({
    openingPeriods: [{ fromDay: '01-01', toDay: '12-31', weekdays: EVERY_DAY.filter((day) => day !== 7), ...hours }],
  });
  const sunday = chosenAt('2026-07-05 10:00', '2026-07-05 12:00');
  const now = wall('2026-07-04 12:00');
  expect(draftLimit(sundaysOff, sunday, now)).toBe('closed-day');
  expect(draftLimit(sundaysOff, { ...sunday, isChosen: false }, now)).toBeUndefined();
});

test('a chosen time that is another one here always has its reason', () => {
  const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 60, max: 600 }), (begin, length) => {
      const start = wall('2026-07-05 00:00').add({ minutes: begin });
      const end = start.add({ minutes: length });
      if (begin + length > 24 * 60) return;
      const draft = { ...draftOf({ start, end }, 1, '', terms.timeZone), isChosen: true, isEndChosen: true };
      const now = wall('2026-07-04 12:00');
      const isSame = shown(bookableSlot(terms, { start, end }, now)) === slotText({ start, end }, terms.timeZone);
      expect(draftLimit(terms, draft, now) === undefined).toBe(isSame);
    }),
  );
});
