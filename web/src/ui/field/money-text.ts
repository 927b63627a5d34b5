import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

const notFigures = /[\s\u00A0\u202F'’€]/g;
/** A space or apostrophe followed by other than three digits: it's unclear if "12'50" has cents. */
const unclear = /\d[\s\u00A0\u202F'’]+(?!\d{3}(?!\d))\d/;
const plain = /^(\d+)(?:[.,](\d{0,2}))?$/;
/** Groups of three with either sign between them, and cents after the other. */
const grouped = [/^([1-9]\d{0,2}(?:\.\d{3})+),(\d{1,2})$/, /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/];
const groupsOf = { '.': /^([1-9]\d{0,2}(?:\.\d{3})+)$/, ',': /^([1-9]\d{0,2}(?:,\d{3})+)$/ };

/** The sign between groups of three in a language; none where it is a space, which is left out of every sum. */
function groupSign(locale: Locale): '.' | ',' | undefined {
  const parts = new Intl.NumberFormat(formatTag(locale), { useGrouping: 'always' }).formatToParts(1234);
  const sign = parts.find(({ type }) => type === 'group')?.value;
  return sign === '.' || sign === ',' ? sign : undefined;
}

/** '1234,50' in the page's language, without groups: it is made to be edited. */
export function formatMoneyText(cents: number | undefined, locale: Locale): string {
  if (cents === undefined || Number.isNaN(cents)) return '';
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;
  return new Intl.NumberFormat(formatTag(locale), format).format(cents / 100);
}

/**
 * Whole cents from euros as people type them: '12', '12,5', '12.50 €', '1 234,50', '1.234,50'. Undefined for an empty
 * text, NaN for an invalid sum. Groups without cents count only in the notation of the page's language: in others
 * '1.500' may be one and a half euros, and nobody should sell at a thousand times the price.
 */
export function readMoneyText(text: string, locale: Locale): number | undefined {
  const figures = text.replaceAll(notFigures, '');
  if (figures === '') return undefined;
  if (unclear.test(text)) return Number.NaN;
  const sign = groupSign(locale);
  const sums = [plain, ...grouped, ...(sign ? [groupsOf[sign]] : [])];
  const [, euros, decimals = ''] = sums.map((sum) => sum.exec(figures)).find(Boolean) ?? [];
  if (euros === undefined) return Number.NaN;
  // Text, not arithmetic: 0.29 * 100 is 28.999999999999996.
  return Number(euros.replaceAll(/[.,]/g, '') + decimals.padEnd(2, '0'));
}
