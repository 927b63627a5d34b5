import { calls } from '@laine/contract/calls.ts';
import type { Caller } from '@laine/contract/client.ts';
import type { Locale } from '@laine/contract/states.ts';
import { declinedStatus } from '../../api/declined-status.ts';
import { offsetOf, pagesFor, ROWS_PER_PAGE } from '../../ui/table/paging.ts';
import { reservationRow } from './reservation-row.ts';
import type { ReservationsData } from './reservations-data.ts';

/** Answers null when nobody is signed in. */
export async function loadReservations(call: Caller, locale: Locale, page: number): Promise<ReservationsData | null> {
  try {
    const { bookings, total } = await call(calls.myBookings, { offset: offsetOf(page), limit: ROWS_PER_PAGE });
    return { rows: bookings.map((booking) => reservationRow(booking, locale)), page, pages: pagesFor(total) };
  } catch (error) {
    if (declinedStatus(error) === 401) return null;
    throw error;
  }
}
