import type { Locale } from '@laine/contract/languages.ts';
import { formatSum } from '@laine/rules/money/format-money.ts';
import type { Texts } from '../texts/texts.ts';

/** What a late return costs, as far as the station can know. */
export function lateText(texts: Texts['returned'], feeInCents: number | undefined, locale: Locale): string {
  if (feeInCents === undefined) return texts.late;
  return feeInCents === 0 ? texts.lateFree : texts.lateCosts({ price: formatSum(feeInCents, locale) });
}
