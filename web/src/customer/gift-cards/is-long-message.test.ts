import { expect, test } from 'vitest';
import { isLongMessage } from './is-long-message.ts';

test.each([
  ['a wish', 'Happy birthday!', false],
  ['seven full lines', 'a'.repeat(7 * 36), false],
  ['more than seven full lines', 'a'.repeat(7 * 36 + 1), true],
  ['the longest message', 'a'.repeat(500), true],
  ['seven short lines', Array.from({ length: 7 }, () => 'Hi').join('\n'), false],
  ['eight short lines', Array.from({ length: 8 }, () => 'Hi').join('\n'), true],
  ['empty lines, which take room too', 'Hi' + '\n'.repeat(7), true],
])('on paper %s', (_, message, isLong) => {
  expect(isLongMessage(message)).toBe(isLong);
});
