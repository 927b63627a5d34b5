import type { Db } from '../../ground/db/open-database.ts';
import type { Staff } from '../../ground/principal.ts';
import { requireSomebodyElsesBooking } from '../../ground/principal.ts';
import { findBooking } from './booking-store.ts';

/** A board without a booking has no customer. */
export async function requireSomebodyElsesBoard(
  db: Db,
  who: Staff,
  { bookingId }: { bookingId: string | null },
): Promise<void> {
  const booking = bookingId === null ? undefined : await findBooking(db, bookingId);
  if (booking) requireSomebodyElsesBooking(who, booking);
}
