import type { Locale } from '@laine/contract/states.ts';

/** Thousands are grouped from `groupFrom` digits on. */
type Writing = { point: string; group: string; groupFrom: number; minus: string; hasSignFirst: boolean };

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/**
 * Written by hand: building the browser's own formatter was the slowest single step of hydrating a station's page, and
 * a browser whose language data differs from the server's would render another sum.
 */
const writings: Record<Locale, Writing> = {
  en: { point: '.', group: ',', groupFrom: 4, minus: '-', hasSignFirst: true },
  es: { point: ',', group: '.', groupFrom: 5, minus: '-', hasSignFirst: false },
  et: { point: ',', group: NO_BREAK, groupFrom: 5, minus: '−', hasSignFirst: false },
  ru: { point: ',', group: NO_BREAK, groupFrom: 4, minus: '-', hasSignFirst: false },
  fr: { point: ',', group: NARROW_NO_BREAK, groupFrom: 4, minus: '-', hasSignFirst: false },
};

/** Zero is a dash. */
export function formatMoney(cents: number, locale: Locale): string {
  return cents === 0 ? '–' : formatSum(cents, locale);
}

/** Like `formatMoney`, but writes zero as a sum: in "left to pay", a dash would read as unknown. */
export function formatSum(cents: number, locale: Locale): string {
  const { point, group, groupFrom, minus, hasSignFirst } = writings[locale];
  const digits = String(Math.abs(Math.round(cents))).padStart(3, '0');
  const euros = digits.slice(0, -2);
  const grouped = euros.length < groupFrom ? euros : euros.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const amount = grouped + point + digits.slice(-2);
  const before = cents < 0 ? minus : '';
  return hasSignFirst ? `${before}€${amount}` : `${before}${amount}${NO_BREAK}€`;
}
