import type { Tx } from '../../ground/db/open-database.ts';
import type { BookingRow } from './booking-store.ts';
import { lockBooking } from './booking-store.ts';

/** The caller knows that there is such a booking, and holds its station. */
export const lockBookingOf = (tx: Tx, bookingId: string): Promise<BookingRow> => lockBooking(tx, bookingId);
