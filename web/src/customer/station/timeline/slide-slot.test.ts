import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import { expect, test } from 'vitest';
import { slotText } from '../slot-text.ts';
import { slideSlot } from './slide-slot.ts';

const terms = exampleTerms();
const now = wall('2026-07-04 09:00');
const slot = { start: wall('2026-07-04 12:00'), end: wall('2026-07-04 15:00') };

test.each([
  ['13:30', '13:30–16:30'],
  ['07:00', '09:00–12:00'],
  ['20:00', '18:00–21:00'],
])('moved to %s it is %s: its length stays', (start, expected) => {
  const moved = slideSlot(terms, slot, wall(`2026-07-04 ${start}`), now);
  expect(typeof moved === 'string' ? moved : slotText(moved, terms.timeZone)).toBe(expected);
});

test('a day that is over says so', () => {
  expect(slideSlot(terms, slot, slot.start, wall('2026-07-04 20:30'))).toBe('too-late-today');
});
