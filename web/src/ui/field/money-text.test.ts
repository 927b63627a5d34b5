import { locales } from '@laine/contract/states.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoneyText, readMoneyText } from './money-text.ts';

test.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  ['0,29', 29],
  ['12,', 1_200],
  ['€ 12.50', 1_250],
  ['12,50 €', 1_250],
  ['1 234,50', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1.234', 123_400],
  ['1234567,89', 123_456_789],
  ['', undefined],
  ['  ', undefined],
])('%j is %j cents', (text, cents) => {
  expect(readMoneyText(text)).toBe(cents);
});

test.each(['abc', '12,345,6', '-5', '1,2,3', '12.3456', ',50', '1.23.456'])('%j is no sum', (text) => {
  expect(readMoneyText(text)).toBeNaN();
});

test('what a field shows is read back to the cent, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...locales), (cents, locale) => {
      expect(readMoneyText(formatMoneyText(cents, locale))).toBe(cents);
    }),
  );
});

test('the page’s language puts its comma or point', () => {
  expect(formatMoneyText(123_450, 'et')).toBe('1234,50');
  expect(formatMoneyText(123_450, 'en')).toBe('1234.50');
  expect(formatMoneyText(undefined, 'en')).toBe('');
});
