import type { Tx } from '../../ground/db/open-database.ts';
import type { BookingRow } from './booking-store.ts';
import { lockBooking } from './booking-store.ts';

/** The caller knows that the booking exists, and holds its station's lock. */
export const lockBookingOf = (tx: Tx, bookingId: string): Promise<BookingRow> => lockBooking(tx, bookingId);
