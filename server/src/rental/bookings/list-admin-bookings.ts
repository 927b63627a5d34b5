import type { AdminBooking } from '@laine/contract/admin/entities.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { findBooking } from './booking-store.ts';
import { presentAdminBooking } from './present-admin-booking.ts';

/** For the station's staff, in the order of the ids. */
export async function listAdminBookings(deps: Deps, staff: Staff, bookingIds: string[]): Promise<AdminBooking[]> {
  const presented: AdminBooking[] = [];
  for (const bookingId of bookingIds) {
    const booking = await findBooking(deps.db.query, bookingId);
    if (booking) presented.push(await presentAdminBooking(deps, staff, booking));
  }
  return presented;
}
