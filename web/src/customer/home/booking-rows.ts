import type { BookingSummary } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { timeText } from '../../i18n/moments.ts';
import type { BookingRowData } from './home-data.ts';
import { shortDayText } from './short-day-text.ts';

export function bookingRows(bookings: readonly BookingSummary[], timeZone: string, locale: Locale): BookingRowData[] {
  const spanText = ({ start, end }: { start: string; end: string }) =>
    `${timeText(start, timeZone)}–${timeText(end, timeZone)}`;
  return bookings.map(({ id, metadata, own, times = [metadata] }) => ({
    id,
    date: shortDayText(metadata.start, timeZone, locale),
    time: times.map(spanText).join(', '),
    boards: Number(metadata.count),
    own,
  }));
}
