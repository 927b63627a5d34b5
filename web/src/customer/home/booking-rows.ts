import type { BookingSummary } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatTag } from '../../i18n/languages.ts';
import type { BookingRowData } from './home-data.ts';

export function bookingRows(bookings: readonly BookingSummary[], timeZone: string, locale: Locale): BookingRowData[] {
  const date = new Intl.DateTimeFormat(formatTag(locale), {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  });
  // `h23` and not `hour12: false`, which writes midnight as 24:00 in some languages.
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return bookings.map(({ id, metadata, own }) => {
    const [start, end] = [Date.parse(metadata.start), Date.parse(metadata.end)];
    return {
      id,
      date: date.format(start),
      time: `${time.format(start)}–${time.format(end)}`,
      boards: Number(metadata.count),
      own,
    };
  });
}
