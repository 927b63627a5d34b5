import { expect, test } from 'vitest';
import { formatMoney, formatSum } from './format-money.ts';

/** Languages put different kinds of space before the sign; readers can't tell them apart. */
const plainSpaces = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  ['en', '€12.50'],
  ['et', '12,50 €'],
  ['es', '12,50 €'],
  ['ru', '12,50 €'],
  ['fr', '12,50 €'],
] as const)('in %s twelve and a half euros read %s', (locale, text) => {
  expect(plainSpaces(formatMoney(1_250, locale))).toBe(text);
});

test('two decimals always', () => {
  expect(formatMoney(1_000, 'en')).toBe('€10.00');
  expect(formatMoney(1, 'en')).toBe('€0.01');
});

test('zero is a dash', () => {
  expect(formatMoney(0, 'en')).toBe('–');
});

test('zero as a sum where it is what is left to pay', () => {
  expect(formatSum(0, 'en')).toBe('€0.00');
  expect(formatSum(1_250, 'en')).toBe('€12.50');
});

test.each(['en', 'es', 'et', 'ru', 'fr'] as const)(
  'in %s a sum reads as the language’s own formatter writes it',
  (locale) => {
    const sums = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
    for (const cents of [0, 5, 50, 99, 100, 1_250, 99_999, 100_000, 123_456, 1_000_000, 12_345_678, 123_456_789]) {
      for (const signed of cents === 0 ? [0] : [cents, -cents]) {
        expect(formatSum(signed, locale)).toBe(sums.format(signed / 100));
      }
    }
  },
);
