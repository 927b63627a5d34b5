import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

export const distanceIn = (locale: Locale, unit: 'kilometer' | 'meter') =>
  new Intl.NumberFormat(formatTag(locale), { style: 'unit', unit });
