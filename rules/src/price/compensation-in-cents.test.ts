import { expect, test } from 'vitest';
import { compensationInCents } from './compensation-in-cents.ts';

test('a board, a paddle and a vest cost 350, 35 and 30 euros, other things what staff say', () => {
  expect(compensationInCents(['board', 'paddle', 'vest'])).toBe(41_500);
  expect(compensationInCents(['other'])).toBe(0);
  expect(compensationInCents([])).toBe(0);
});
