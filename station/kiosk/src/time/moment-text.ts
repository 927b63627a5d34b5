import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

type Place = { locale: Locale; timeZone: string };

/** '14:05', on the station's clock. */
export function timeText(momentInMs: number, { locale, timeZone }: Place): string {
  const format = new Intl.DateTimeFormat(formatTag(locale), {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return format.format(momentInMs);
}

/** '14:05' today, 'tomorrow, 14:05', or 'Friday 14 May, 14:05' for other days. */
export function momentText(momentInMs: number, nowInMs: number, place: Place): string {
  const time = timeText(momentInMs, place);
  const daysAhead = dayNumber(momentInMs, place.timeZone) - dayNumber(nowInMs, place.timeZone);
  if (daysAhead === 0) return time;
  const tag = formatTag(place.locale);
  const day =
    daysAhead === 1
      ? new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(1, 'day')
      : new Intl.DateTimeFormat(tag, {
          timeZone: place.timeZone,
          weekday: 'long',
          day: 'numeric',
          month: 'long',
        }).format(momentInMs);
  return `${day}, ${time}`;
}

function dayNumber(momentInMs: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return Date.parse(format.format(momentInMs)) / 86_400_000;
}
