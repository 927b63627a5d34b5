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
  return cents === 0 ? '–' : formatterFor(locale).format(cents / 100);
}
