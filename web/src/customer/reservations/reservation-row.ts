import type { ComingBooking } from '@laine/contract/public/coming-booking.ts';
import type { BookingRow } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { formatMoney } from '@laine/rules/money/format-money.ts';
import { spokenDayText, spokenTimeText, timeText } from '../../i18n/moments.ts';
import type { ReservationRow } from './reservations-data.ts';

type Visit = { locale: Locale; now: Temporal.Instant; coming: readonly ComingBooking[] };

export function reservationRow(booking: BookingRow, { locale, now, coming }: Visit): ReservationRow {
  const { id, status, stationName, image, timeZone, isToCome, refundedInCents, refundWaitingInCents } = booking;
  const { start, end, count } = booking.metadata;
  const dayOf = (moment: string) => spokenDayText(moment, timeZone, now, locale);
  const endText = (moment: string) =>
    dayOf(start) === dayOf(moment) ? timeText(moment, timeZone) : spokenTimeText(moment, timeZone, now, locale);
  return {
    id,
    status,
    stationName,
    image,
    isToCome,
    start: spokenTimeText(start, timeZone, now, locale),
    // The day is said once.
    end: [...new Set((booking.times ?? [{ end }]).map((board) => endText(board.end)))].join(', '),
    boards: Number(count),
    // Without a sum nothing has been paid yet.
    paid: formatMoney(booking.amount_total ?? 0, locale),
    refund: refundedInCents > 0 ? formatMoney(refundedInCents, locale) : null,
    waiting: refundWaitingInCents > 0 ? formatMoney(refundWaitingInCents, locale) : null,
    coming: coming.find((one) => one.id === id) ?? null,
  };
}
