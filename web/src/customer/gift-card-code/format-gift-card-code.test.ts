import { expect, test } from 'vitest';
import { formatGiftCardCode, isWholeGiftCardCode } from './format-gift-card-code.ts';

test.for([
  ['acde 3467 fghj', 'ACDE-3467-FGHJ', true],
  ['ACDE-3467-FGHJ', 'ACDE-3467-FGHJ', true],
  [' acde3467fghj\n', 'ACDE-3467-FGHJ', true],
  ['acde3', 'ACDE-3', false],
  ['ACDE-3467-FGHJK', 'ACDE-3467-FGHJ-K', false],
  ['', '', false],
] as const)('%j is written as %s', ([typed, expected, isWhole]) => {
  expect(formatGiftCardCode(typed)).toBe(expected);
  expect(isWholeGiftCardCode(typed)).toBe(isWhole);
});
