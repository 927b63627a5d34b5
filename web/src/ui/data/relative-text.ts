import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

const MINUTE_IN_SECONDS = 60;
const HOUR_IN_SECONDS = 3_600;
const DAY_IN_SECONDS = 86_400;

/** From here on the date says more than a number of days. */
const MAX_DAYS = 30;

/** Making one takes longer than all the rest of a table's row. */
const formats = new Map<Locale, Intl.RelativeTimeFormat>();

function formatIn(locale: Locale): Intl.RelativeTimeFormat {
  const format = formats.get(locale) ?? new Intl.RelativeTimeFormat(formatTag(locale), { numeric: 'auto' });
  formats.set(locale, format);
  return format;
}

/** '3 minutes ago', 'in 2 hours'; undefined where only a date makes sense. */
export function relativeText(moment: Temporal.Instant, now: Temporal.Instant, locale: Locale): string | undefined {
  const seconds = Math.round((moment.epochMilliseconds - now.epochMilliseconds) / 1_000);
  const format = formatIn(locale);
  const distance = Math.abs(seconds);
  // Less than a minute is 'now': figures that run every second make a list restless.
  if (distance < MINUTE_IN_SECONDS) return format.format(0, 'second');
  if (distance < HOUR_IN_SECONDS) return format.format(Math.trunc(seconds / MINUTE_IN_SECONDS), 'minute');
  if (distance < DAY_IN_SECONDS) return format.format(Math.trunc(seconds / HOUR_IN_SECONDS), 'hour');
  if (distance > MAX_DAYS * DAY_IN_SECONDS) return undefined;
  return format.format(Math.trunc(seconds / DAY_IN_SECONDS), 'day');
}
