import { formatTag } from '@laine/contract/format-tag.ts';
import type { BookingSummary } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
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
  const spanText = ({ start, end }: { start: string; end: string }) =>
    `${time.format(Date.parse(start))}–${time.format(Date.parse(end))}`;
  return bookings.map(({ id, metadata, own, times = [metadata] }) => {
    return {
      id,
      date: date.format(Date.parse(metadata.start)),
      time: times.map(spanText).join(', '),
      boards: Number(metadata.count),
      own,
    };
  });
}
