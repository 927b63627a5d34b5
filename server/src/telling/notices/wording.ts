import { formatTag } from '@laine/contract/format-tag.ts';
import type { Locale } from '@laine/contract/states.ts';
import { DAY_IN_SECONDS, DOOR_CODE_EARLY_SECONDS } from '@laine/rules/constants.ts';
import { earlier, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { dateIn, formatTimeOfDay, wallSeconds } from '@laine/rules/time/wall-time.ts';
import { smsNoticeText } from '../../ground/texts/texts.ts';
import { dateFormat } from './date-format.ts';
import type { Rental, RentalSession } from './rental.ts';
import { boardsOf } from './rental.ts';

type Board = Slot & Pick<RentalSession, 'lockerNumber'>;

type RentalTimes = Pick<Rental, 'start' | 'end' | 'locale'> & {
  station: Pick<Rental['station'], 'timeZone'>;
  sessions: (Board & Pick<RentalSession, 'status'>)[];
};

/** A rental's times in the customer's language and on the station's clock; if boards differ, for each of them. */
export function timesOf(rental: RentalTimes, boards: Board[] = boardsOf(rental)) {
  const { locale, station } = rental;
  const { timeZone } = station;
  const start = boards.map((board) => board.start).reduce(earlier, boards[0]?.start ?? rental.start);
  const slots = boards.length > 0 ? boards : [{ start, end: rental.end, lockerNumber: null }];
  const each = (text: (slot: Slot) => string) => perBoard(rental, slots, text);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { ...options, timeZone }).format(start.epochMilliseconds);
  return {
    /** 'Wednesday, 14 July 2027' */
    date: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    /** '14 July' */
    day: format({ day: 'numeric', month: 'long' }),
    /** '14/07'; in English '14 Jul', because the order of figures differs between English-speaking countries. */
    shortDay:
      locale === 'en' ? format({ day: 'numeric', month: 'short' }) : format({ day: '2-digit', month: '2-digit' }),
    start: each((slot) => wallTime(slot.start, timeZone)),
    end: each((slot) => endTime(slot, timeZone)),
    /** '10:00–12:00' */
    times: each((slot) => `${wallTime(slot.start, timeZone)}–${endTime(slot, timeZone)}`),
    from: wallTime(plusSeconds(start, -DOOR_CODE_EARLY_SECONDS), timeZone),
  };
}

/** One text if it's the same for all boards, otherwise by locker: '15:13 (locker 1), 13:13 (locker 2)'. */
function perBoard(rental: RentalTimes, boards: Board[], text: (slot: Slot) => string): string {
  const groups = Map.groupBy(boards, text);
  const isOne = new Set(boardsOf(rental).map(text)).size <= 1;
  if (isOne && groups.size <= 1) return [...groups.keys()].join('');
  const named = [...groups].map(([said, sharing]) => {
    const lockers = sharing.flatMap(({ lockerNumber }) => lockerNumber ?? []).join(', ');
    return { said, lockers: lockers && smsNoticeText(rental.locale, 'of-locker', { lockers }) };
  });
  const [only] = named;
  if (named.length === 1 && only) return only.lockers ? `${only.said}, ${only.lockers}` : only.said;
  return named.map(({ said, lockers }) => (lockers ? `${said} (${lockers})` : said)).join(', ');
}

/** The date of a document. */
export function longDate(
  instant: Temporal.Instant,
  { locale, station: { timeZone } }: Pick<RentalTimes, 'locale' | 'station'>,
): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone } as const;
  return dateFormat(locale, options).format(instant.epochMilliseconds);
}

/** A day on its own: '14 July 2027'. */
export const longDay = (day: Temporal.PlainDate, locale: Locale): string =>
  longUtcDate(day.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' }).toInstant(), locale);

/** 'July 2027' */
export const monthText = (month: Temporal.PlainDate, locale: Locale): string =>
  dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    month.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' }).epochMilliseconds,
  );

/** A day on its own, in the form of `shortDay`. */
export function shortDate(day: Temporal.PlainDate, locale: Locale): string {
  const options: Intl.DateTimeFormatOptions =
    locale === 'en' ? { day: 'numeric', month: 'short' } : { day: '2-digit', month: '2-digit' };
  const noon = day.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' });
  return dateFormat(locale, { ...options, timeZone: 'UTC' }).format(noon.epochMilliseconds);
}

/** A day without a station. */
export const longUtcDate = (instant: Temporal.Instant, locale: Locale): string =>
  dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(instant.epochMilliseconds);

/** A moment with the name of its zone, because it has no station: '4 July 2027 at 15:00 (Eastern European Time)'. */
export function namedMoment(instant: Temporal.Instant, timeZone: string, locale: Locale): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;
  const at = instant.epochMilliseconds;
  const zone = dateFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName');
  const moment = dateFormat(locale, { ...options, timeZone }).format(at);
  return `${moment} (${zone?.value ?? timeZone})`;
}

export function percentText(percent: number, locale: Locale): string {
  return new Intl.NumberFormat(formatTag(locale), { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
}

/** '14:05' on a station's clock. */
export const wallTime = (instant: Temporal.Instant, timeZone: string) =>
  formatTimeOfDay(wallSeconds(instant, dateIn(timeZone, instant), timeZone));

/** A board with the end from which it counts as late. */
export const asBound = (board: RentalSession): RentalSession => ({ ...board, end: board.boundEnd });

/** A rental that ends at midnight ends at 24:00, not at 00:00. */
export function endTime({ start, end }: Slot, timeZone: string): string {
  const seconds = wallSeconds(end, dateIn(timeZone, start), timeZone);
  return seconds === DAY_IN_SECONDS ? formatTimeOfDay(seconds) : wallTime(end, timeZone);
}
