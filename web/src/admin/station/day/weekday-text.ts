import type { Locale } from '@laine/contract/states.ts';
import { formatTag } from '../../../i18n/languages.ts';

/** 'Tuesday', of a day such as 2026-11-17. */
export const weekdayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(formatTag(locale), { timeZone: 'UTC', weekday: 'long' }).format(
    Date.parse(`${day}T12:00:00Z`),
  );
