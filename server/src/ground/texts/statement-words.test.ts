import { expect, test } from 'vitest';
import { statementWords } from './statement-words.ts';

test.each([
  ['octobre 2026', 'Relevé d’octobre 2026'],
  ['août 2026', 'Relevé d’août 2026'],
  ['mai 2026', 'Relevé de mai 2026'],
])('a French statement of %s is a %s', (month, title) => {
  expect(statementWords.fr.title(month)).toBe(title);
});
