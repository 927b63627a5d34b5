import { expect, test } from 'vitest';
import { relativeText } from './relative-text.ts';

const now = Temporal.Instant.from('2027-06-15T12:00:00Z');
const text = (moment: string, locale: 'en' | 'et' = 'en') => relativeText(Temporal.Instant.from(moment), now, locale);

test.each([
  ['2027-06-15T11:59:20Z', 'now'],
  ['2027-06-15T11:57:01Z', '2 minutes ago'],
  ['2027-06-15T09:00:00Z', '3 hours ago'],
  ['2027-06-14T11:00:00Z', 'yesterday'],
  ['2027-06-10T11:00:00Z', '5 days ago'],
  ['2027-06-15T12:20:00Z', 'in 20 minutes'],
  ['2027-05-01T12:00:00Z', undefined],
])('%s is %j', (moment, words) => {
  expect(text(moment)).toBe(words);
});

test('each language has its own words', () => {
  expect(text('2027-06-15T11:57:01Z', 'et')).toBe('2 minuti eest');
});
