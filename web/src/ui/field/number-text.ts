import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

const blanks = /[\s\u00A0\u202F'’]/g;

/** '1234,5' in the page's language, without groups: it is made to be edited. */
export function formatNumberText(value: number | undefined, locale: Locale): string {
  if (value === undefined || Number.isNaN(value)) return '';
  return new Intl.NumberFormat(formatTag(locale), { useGrouping: false, maximumFractionDigits: 6 }).format(value);
}

/** Comma or point. Undefined for an empty text, NaN for one that is no number. */
export function readNumberText(text: string): number | undefined {
  const figures = text.replaceAll(blanks, '').replace('−', '-').replace(',', '.');
  if (figures === '') return undefined;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(figures) ? Number(figures) : Number.NaN;
}
