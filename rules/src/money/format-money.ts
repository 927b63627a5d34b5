import type { Locale } from '@laine/contract/states.ts';

/** How a language writes a sum in euros. It groups thousands from so many digits on. */
type Writing = { point: string; group: string; groupFrom: number; minus: string; hasSignFirst: boolean };

const NO_BREAK = '\u00a0';
const NARROW_NO_BREAK = '\u202f';

/**
 * Written by hand: building the browser's own formatter was the longest single step of a station's page coming alive,
 * and browsers whose language data differs from the server's would write another sum than the page they are given.
 */
const writings: Record<Locale, Writing> = {
  en: { point: '.', group: ',', groupFrom: 4, minus: '-', hasSignFirst: true },
  es: { point: ',', group: '.', groupFrom: 5, minus: '-', hasSignFirst: false },
  et: { point: ',', group: NO_BREAK, groupFrom: 5, minus: '−', hasSignFirst: false },
  ru: { point: ',', group: NO_BREAK, groupFrom: 4, minus: '-', hasSignFirst: false },
  fr: { point: ',', group: NARROW_NO_BREAK, groupFrom: 4, minus: '-', hasSignFirst: false },
};

/** Euros with two decimals and the euro sign where the language puts it, or a dash for zero. */
export function formatMoney(cents: number, locale: Locale): string {
  return cents === 0 ? '–' : formatSum(cents, locale);
}

/** The same with zero as a sum, where a dash would read as if it was not known yet: what is left to pay. */
export function formatSum(cents: number, locale: Locale): string {
  const { point, group, groupFrom, minus, hasSignFirst } = writings[locale];
  const digits = String(Math.abs(Math.round(cents))).padStart(3, '0');
  const euros = digits.slice(0, -2);
  const grouped = euros.length < groupFrom ? euros : euros.replaceAll(/\B(?=(?:\d{3})+$)/g, group);
  const amount = grouped + point + digits.slice(-2);
  const before = cents < 0 ? minus : '';
  return hasSignFirst ? `${before}€${amount}` : `${before}${amount}${NO_BREAK}€`;
}
