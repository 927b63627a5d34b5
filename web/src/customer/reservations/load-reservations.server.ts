import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import { offsetOf, pagesFor, ROWS_PER_PAGE } from '../../ui/table/paging.ts';
import { reservationRow } from './reservation-row.ts';
import type { ReservationsData } from './reservations-data.ts';

type Request = { call: Caller; locale: Locale; now: Temporal.Instant };

/** Answers null when nobody is signed in. */
export async function loadReservations({ call, locale, now }: Request, page: number): Promise<ReservationsData | null> {
  try {
    const { bookings, total } = await call(calls.myBookings, {
      order: 'next',
      offset: offsetOf(page),
      limit: ROWS_PER_PAGE,
    });
    return { rows: bookings.map((booking) => reservationRow(booking, locale, now)), page, pages: pagesFor(total) };
  } catch (error) {
    if (declinedStatus(error) === 401) return null;
    throw error;
  }
}
