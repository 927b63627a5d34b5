import { later } from '@laine/rules/time/instants.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { BookingRow } from './booking-store.ts';
import { findBooking, lockBooking, updateBooking } from './booking-store.ts';

export type BookingToExtend = Pick<
  BookingRow,
  'id' | 'stationId' | 'accountId' | 'status' | 'start' | 'end' | 'locale' | 'terms' | 'extendedAt'
>;

export const findBookingToExtend = (db: Db, id: string): Promise<BookingToExtend | undefined> => findBooking(db, id);

/** The caller holds the station's lock. */
export const lockBookingToExtend = (tx: Tx, id: string): Promise<BookingToExtend> => lockBooking(tx, id);

type LaterEnd = { end: Temporal.Instant; paidInCents: number };

/** The hour is paid and part of the booking, so its price counts as paid. */
export async function moveBookingEnd(
  tx: Tx,
  id: string,
  { end, paidInCents }: LaterEnd,
  now: Temporal.Instant,
): Promise<void> {
  const booking = await lockBooking(tx, id);
  const amountInCents = (booking.amountInCents ?? 0) + paidInCents;
  // A board that is back may have ended later.
  await updateBooking(tx, id, { end: later(end, booking.end), extendedAt: now, amountInCents }, now);
}
