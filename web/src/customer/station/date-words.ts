import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

/** One date in the words of a language: 'Sat', 'Jul', '4 Jul', 'Saturday 4 July'. */
export type DateWords = { date: string; weekday: string; month: string; day: string; long: string };

export function dateWords(date: Temporal.PlainDate, locale: Locale): DateWords {
  const words = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatTag(locale), { timeZone: 'UTC', ...options }).format(
      Date.UTC(date.year, date.month - 1, date.day),
    );
  return {
    date: date.toString(),
    weekday: words({ weekday: 'short' }),
    month: words({ month: 'short' }),
    day: words({ day: 'numeric', month: 'short' }),
    long: words({ weekday: 'long', day: 'numeric', month: 'long' }),
  };
}

/**
 * The server words the dates, because browsers have their own language data and the page must match the server's; only
 * an unforeseen date (a page left open for days) is worded here.
 */
export function findDateWords(known: readonly DateWords[], date: Temporal.PlainDate, locale: Locale): DateWords {
  return known.find((words) => words.date === date.toString()) ?? dateWords(date, locale);
}
