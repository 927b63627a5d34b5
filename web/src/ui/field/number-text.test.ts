import { expect, test } from 'vitest';
import { formatNumberText, readNumberText } from './number-text.ts';

test.each([
  ['12', 12],
  ['12,5', 12.5],
  ['12.5', 12.5],
  ['-3', -3],
  ['−3', -3],
  ['1 200', 1_200],
  ['', undefined],
])('%j is the number %j', (text, value) => {
  expect(readNumberText(text)).toBe(value);
});

test.each(['twelve', '1,2,3', '--1', '1e5'])('%j is no number', (text) => {
  expect(readNumberText(text)).toBeNaN();
});

test('a number is shown as the page’s language writes it', () => {
  expect([1_234.5, undefined, Number.NaN].map((value) => formatNumberText(value, 'ru'))).toEqual(['1234,5', '', '']);
});
