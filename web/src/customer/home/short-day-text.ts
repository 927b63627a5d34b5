import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

/** Making one takes a millisecond, as long as the rest of a card. */
const formats = new Map<Locale, Intl.DateTimeFormat>();

/** 'Sat 4 Jul' */
export function shortDayText(moment: string, timeZone: string, locale: Locale): string {
  const format =
    formats.get(locale) ??
    new Intl.DateTimeFormat(formatTag(locale), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  formats.set(locale, format);
  // The day on the station's clock, so that one format does for all stations.
  const { year, month, day } = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  return format.format(Date.UTC(year, month - 1, day));
}
