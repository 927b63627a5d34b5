import { expect, test } from 'vitest';
import { isSurprisingPrice } from './is-surprising-price.ts';

test.each([
  [1500, 0, true],
  [undefined, 0, true],
  [1500, 7500, true],
  [1500, 300, true],
  [1500, 7499, false],
  [1500, 301, false],
  [0, 500, false],
  [0, 500_00, true],
  [undefined, 500_00, true],
  [0, 0, false],
  [undefined, 1500, false],
])('from %j to %j cents surprises: %j', (was, is, surprises) => {
  expect(isSurprisingPrice(was, is)).toBe(surprises);
});
