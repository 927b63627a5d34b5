import type { Locale } from '@laine/contract/states.ts';

// Building a formatter costs far more than using one, and a list formats hundreds of sums.
type Formatters = Map<Locale, Intl.NumberFormat>;
const [formatters, priceFormatters]: [Formatters, Formatters] = [new Map(), new Map()];

function formatterFor(locale: Locale, known: Formatters, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const found = known.get(locale);
  if (found) return found;
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR', ...options });
  known.set(locale, made);
  return made;
}

/** Euros with two decimals and the euro sign where the language puts it, or a dash for zero. */
export function formatMoney(cents: number, locale: Locale): string {
  return cents === 0 ? '–' : formatSum(cents, locale);
}

/** The same with zero as a sum, where a dash would read as if it was not known yet: what is left to pay. */
export function formatSum(cents: number, locale: Locale): string {
  return formatterFor(locale, formatters).format(cents / 100);
}

/** A price as it stands on a board at the beach: '€15', '€12.50'. Sums that are paid keep their decimals. */
export function formatPrice(cents: number, locale: Locale): string {
  return formatterFor(locale, priceFormatters, { trailingZeroDisplay: 'stripIfInteger' }).format(cents / 100);
}
