import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

/** Hundreds of metres for walkers, then tenths of a kilometre, then whole kilometres. */
export function distanceText(metres: number, locale: Locale): string {
  const format = (value: number, unit: 'meter' | 'kilometer', digits: number) =>
    new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
  const hundreds = Math.max(100, Math.round(metres / 100) * 100);
  if (hundreds < 1_000) return format(hundreds, 'meter', 0);
  const kilometres = metres / 1_000;
  return format(kilometres, 'kilometer', kilometres < 10 ? 1 : 0);
}
