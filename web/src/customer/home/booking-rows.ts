import { formatTag } from '@laine/contract/format-tag.ts';
import type { BookingSummary } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { timeText } from '../../i18n/moments.ts';
import type { BookingRowData } from './home-data.ts';

/** Making one takes a millisecond, as long as the rest of a card. */
const dateFormats = new Map<Locale, Intl.DateTimeFormat>();

export function bookingRows(bookings: readonly BookingSummary[], timeZone: string, locale: Locale): BookingRowData[] {
  const spanText = ({ start, end }: { start: string; end: string }) =>
    `${timeText(start, timeZone)}–${timeText(end, timeZone)}`;
  return bookings.map(({ id, metadata, own, times = [metadata] }) => ({
    id,
    date: dateText(metadata.start, timeZone, locale),
    time: times.map(spanText).join(', '),
    boards: Number(metadata.count),
    own,
  }));
}

/** 'Sat 4 Jul' */
function dateText(moment: string, timeZone: string, locale: Locale): string {
  const format =
    dateFormats.get(locale) ??
    new Intl.DateTimeFormat(formatTag(locale), { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  dateFormats.set(locale, format);
  // The day on the station's clock, so that one format does for all stations.
  const { year, month, day } = Temporal.Instant.from(moment).toZonedDateTimeISO(timeZone);
  return format.format(Date.UTC(year, month - 1, day));
}
