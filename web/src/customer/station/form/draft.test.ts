import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import { expect, test } from 'vitest';
import { slotText } from '../slot-text.ts';
import { draftCount, draftOf, draftSlot, bookableSlot } from './draft.ts';

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
