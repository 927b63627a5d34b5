import type { Locale } from '@laine/contract/states.ts';
import { formatTag } from '../../i18n/languages.ts';

const notFigures = /[\s\u00A0\u202F'’€]/g;
/** Whole euros, without groups of three or with either sign between them, and at most two decimals after the other. */
const sums = [
  /^(\d+)(?:[.,](\d{0,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{0,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?$/,
];

/** '1234,50' in the page's language, without groups: it is made to be edited. */
export function formatMoneyText(cents: number | undefined, locale: Locale): string {
  if (cents === undefined || Number.isNaN(cents)) return '';
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;
  return new Intl.NumberFormat(formatTag(locale), format).format(cents / 100);
}

/**
 * Whole cents from euros as people type them: '12', '12,5', '12.50 €', '1 234,50', '1.234,50'. Undefined for an empty
 * text, NaN for one that is no sum. '1.234' means a thousand and more: nobody types three decimals of a euro.
 */
export function readMoneyText(text: string): number | undefined {
  const figures = text.replaceAll(notFigures, '');
  if (figures === '') return undefined;
  const [, euros, decimals = ''] = sums.map((sum) => sum.exec(figures)).find(Boolean) ?? [];
  if (euros === undefined) return Number.NaN;
  // Text, not arithmetic: 0.29 * 100 is 28.999999999999996.
  return Number(euros.replaceAll(/[.,]/g, '') + decimals.padEnd(2, '0'));
}
