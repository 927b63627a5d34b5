import { exampleTerms, wall } from '@laine/rules/example-terms.ts';
import { expect, test } from 'vitest';
import { bookableSlot, draftCount, draftLimit, draftSlot } from '../station/form/draft.ts';
import { slotText } from '../station/slot-text.ts';
import { draftAgain } from './draft-again.ts';

const terms = exampleTerms();

test.each([
  ['2026-07-04 12:00', '14:05–16:05'],
  ['2026-07-05 12:00', '12:05–13:05'],
])('two boards booked again at %s are two boards at %s, without a reason to give', (at, expected) => {
  const now = wall(at);
  const metadata = { start: '2026-07-04T11:05:00.000Z', end: '2026-07-04T13:05:00.000Z', count: '2' };
  const draft = draftAgain({ metadata }, terms.timeZone);
  const slot = bookableSlot(terms, draftSlot(draft, terms.timeZone), now);
  expect(typeof slot === 'string' ? slot : slotText(slot, terms.timeZone)).toBe(expected);
  expect(draftCount(draft, terms)).toBe(2);
  expect(draftLimit(terms, draft, now)).toBeUndefined();
});
