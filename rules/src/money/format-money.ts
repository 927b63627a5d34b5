import { languageOf, type Locale } from '@laine/contract/languages.ts';

const NO_BREAK = '\u00a0';

/** Zero is a dash. */
export function formatMoney(cents: number, locale: Locale): string {
  return cents === 0 ? '–' : formatSum(cents, locale);
}

/**
 * Like `formatMoney`, but writes zero as a sum: in "left to pay", a dash would read as unknown.
 *
 * Written by hand: building the browser's own formatter was the slowest single step of hydrating a station's page, and
 * a browser whose language data differs from the server's would render another sum.
 */
export function formatSum(cents: number, locale: Locale): string {
  const { point, group, groupFrom, minus, hasSignFirst } = languageOf(locale).money;
  const digits = String(Math.abs(Math.round(cents))).padStart(3, '0');
  const euros = digits.slice(0, -2);
  const grouped = euros.length < groupFrom ? euros : euros.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const amount = grouped + point + digits.slice(-2);
  const before = cents < 0 ? minus : '';
  return hasSignFirst ? `${before}€${amount}` : `${before}${amount}${NO_BREAK}€`;
}
