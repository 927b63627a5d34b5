import { locales } from '@laine/contract/languages.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoneyText, readMoneyText } from './money-text.ts';

test.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  ['1,50', 150],
  ['1.50', 150],
  ['0,29', 29],
  ['12,', 1_200],
  ['€ 12.50', 1_250],
  ['12,50 €', 1_250],
  ['1 234,50', 123_450],
  ['1 500', 150_000],
  ["1'500", 150_000],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1234567,89', 123_456_789],
  ['', undefined],
  ['  ', undefined],
])('%j is %j cents in every language', (text, cents) => {
  expect(locales.map((locale) => readMoneyText(text, locale))).toEqual(locales.map(() => cents));
});

test.each([
  '0.001',
  '0,001',
  '12.345,6.7',
  'abc',
  '12,345,6',
  '-5',
  '1,2,3',
  '12.3456',
  ',50',
  '1.23.456',
  '0.500,00',
  "12'50",
  '12 50',
  '1 50',
])('%j is no sum in any', (text) => {
  expect(locales.map((locale) => readMoneyText(text, locale))).toEqual(locales.map(() => Number.NaN));
});

test('groups without cents count only as the page’s language writes them', () => {
  const read = (text: string) => locales.filter((locale) => readMoneyText(text, locale) === 150_000);
  expect(read('1.500')).toEqual(['es']);
  expect(read('1,500')).toEqual(['en']);
});

test('what a field shows is read back to the cent, in every language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...locales), (cents, locale) => {
      expect(readMoneyText(formatMoneyText(cents, locale), locale)).toBe(cents);
    }),
  );
});

test('the page’s language puts its comma or point', () => {
  expect(formatMoneyText(123_450, 'et')).toBe('1234,50');
  expect(formatMoneyText(123_450, 'en')).toBe('1234.50');
  expect(formatMoneyText(undefined, 'en')).toBe('');
});
