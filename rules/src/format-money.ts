import type { Locale } from '@laine/contract/states.ts';

// Building a formatter costs far more than using one, and a list formats hundreds of sums.
const formatters = new Map<Locale, Intl.NumberFormat>();

function formatterFor(locale: Locale): Intl.NumberFormat {
  const known = formatters.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  formatters.set(locale, made);
  return made;
}

/** Euros with two decimals and the euro sign where the language puts it, or a dash for zero. */
export function formatMoney(cents: number, locale: Locale): string {
  return cents === 0 ? '–' : formatSum(cents, locale);
}

/** The same with zero as a sum, where a dash would read as if it was not known yet: what is left to pay. */
export function formatSum(cents: number, locale: Locale): string {
  return formatterFor(locale).format(cents / 100);
}
