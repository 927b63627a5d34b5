import type { BookingRow } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/format-money.ts';
import { dateTimeText } from '../../i18n/moments.ts';
import type { ReservationRow } from './reservations-data.ts';

export function reservationRow(booking: BookingRow, locale: Locale): ReservationRow {
  const { id, status, stationName, timeZone, metadata } = booking;
  return {
    id,
    status,
    stationName,
    start: dateTimeText(metadata.start, timeZone),
    end: dateTimeText(metadata.end, timeZone),
    boards: Number(metadata.count),
    // Without a sum nothing has been paid yet.
    paid: formatMoney(booking.amount_total ?? 0, locale),
  };
}
