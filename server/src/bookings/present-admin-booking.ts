import type { AdminBooking } from '@laine/contract/admin/entities.ts';
import type { Deps } from '../deps.ts';
import { refundedInCents } from '../payments/queue-refund.ts';
import type { Staff } from '../principal.ts';
import { stationsOf } from '../principal.ts';
import { timestamps } from '../timestamps.ts';
import type { BookingRow } from './booking-store.ts';
import { readEmailOf } from './customer-store.ts';
import { visiblePhone } from './visible-phone.ts';

/**
 * Whoever runs single stations sees what the privacy policy says: a phone number while the rental is recent, and never
 * an e-mail address.
 */
export async function presentAdminBooking(deps: Deps, staff: Staff, booking: BookingRow): Promise<AdminBooking> {
  const { query } = deps.db;
  return {
    id: booking.id,
    stationId: booking.stationId,
    status: booking.status,
    start: booking.start.toString(),
    end: booking.end.toString(),
    count: booking.count,
    email: stationsOf(staff) === 'all' ? await readEmailOf(query, booking.accountId) : '',
    phone: visiblePhone(staff, booking, deps.now()),
    amountInCents: booking.amountInCents,
    refundedInCents: await refundedInCents(query, booking.id, deps.now()),
    ...timestamps(booking),
  };
}
