import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';

/** Moments as people read them, always on the station's clock. We write the figures; the language gives month names. */

const wallOf = (moment: string, timeZone: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
const two = (figure: number) => String(figure).padStart(2, '0');

/** '14:05' */
export function timeText(moment: string, timeZone: string): string {
  const { hour, minute } = wallOf(moment, timeZone);
  return `${two(hour)}:${two(minute)}`;
}

/** '04.07.2026 14:05' */
export function dateTimeText(moment: string, timeZone: string): string {
  const { day, month, year } = wallOf(moment, timeZone);
  return `${two(day)}.${two(month)}.${year} ${timeText(moment, timeZone)}`;
}

export const isSameDay = (one: string, other: string, timeZone: string): boolean =>
  wallOf(one, timeZone).toPlainDate().equals(wallOf(other, timeZone).toPlainDate());

/** '4 July 2026', of a day such as 2026-07-04. */
export const dayText = (day: string, locale: Locale): string => longDateText(`${day}T12:00:00Z`, 'UTC', locale);

/** '4 July 2026' */
export function longDateText(moment: string, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag(locale), {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return bindYear(format.format(Date.parse(moment)));
}

/** 'Saturday 21 November', as the language writes it; for days within a year. */
export function weekdayText(moment: string, timeZone: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(formatTag(locale), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return capital(format.format(Date.parse(moment)), locale);
}

/** Russian writes 'г.' after the year, which must not stand alone in the next line. */
const bindYear = (text: string): string => text.replace(' г.', '\u00A0г.');

/** 'July 2026', of its first day. */
export const monthText = (firstDay: string, locale: Locale): string =>
  bindYear(
    new Intl.DateTimeFormat(formatTag(locale), { timeZone: 'UTC', month: 'long', year: 'numeric' }).format(
      Date.parse(`${firstDay}T12:00:00Z`),
    ),
  );

/** In spoken form: 'Tomorrow', 'Sat 14 Nov', and with the year if it's another one. */
export function spokenDayText(moment: string, timeZone: string, now: Temporal.Instant, locale: Locale): string {
  const [day, today] = [wallOf(moment, timeZone), now.toZonedDateTimeISO(timeZone)].map((wall) => wall.toPlainDate());
  if (!day || !today) return '';
  const tag = formatTag(locale);
  const ahead = today.until(day).total('days');
  if (Math.abs(ahead) <= 1)
    return capital(new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }).format(ahead, 'day'), locale);
  const words = new Intl.DateTimeFormat(tag, {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(day.year !== today.year && { year: 'numeric' }),
  });
  return capital(bindYear(words.format(Date.parse(moment))).replaceAll(',', ''), locale);
}

const capital = (text: string, locale: Locale): string => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** 'Tomorrow, 10:00' */
export const spokenTimeText = (moment: string, timeZone: string, now: Temporal.Instant, locale: Locale): string =>
  `${spokenDayText(moment, timeZone, now, locale)}, ${timeText(moment, timeZone)}`;
