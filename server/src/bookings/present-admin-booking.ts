import type { AdminBooking } from '@laine/contract/admin/entities.ts';
import type { Deps } from '../deps.ts';
import { listRefundParts, refundSums } from '../payments/refund-parts.ts';
import type { Staff } from '../principal.ts';
import { stationsOf } from '../principal.ts';
import { timestamps } from '../timestamps.ts';
import type { BookingRow } from './booking-store.ts';
import { paidInCents } from './booking-sums.ts';
import { getRunBooking } from './get-booking.ts';
import { readCustomerOf } from './customer-store.ts';
import { seesRenter, visiblePhone } from './visible-phone.ts';

export type BookingFacts = { email: string; name: string | null; surname: string | null } & ReturnType<
  typeof refundSums
>;

export async function presentAdminBooking(deps: Deps, staff: Staff, booking: BookingRow): Promise<AdminBooking> {
  const { query } = deps.db;
  const sums = refundSums(await listRefundParts(query, booking.id, deps.now()));
  const customer = await readCustomerOf(query, booking.accountId);
  return asAdminBooking(staff, booking, { ...customer, ...sums }, deps.now());
}

/**
 * Whoever runs single stations sees what the privacy policy says: a name and a phone number while the rental is
 * recent, and never an e-mail address.
 */
export function asAdminBooking(
  staff: Staff,
  booking: BookingRow,
  { email, name, surname, refundedInCents, refundWaitingInCents }: BookingFacts,
  now: Temporal.Instant,
): AdminBooking {
  return {
    id: booking.id,
    stationId: booking.stationId,
    status: booking.status,
    start: booking.start.toString(),
    end: booking.end.toString(),
    count: booking.count,
    email: stationsOf(staff) === 'all' ? email : '',
    name: seesRenter(staff, booking, now) ? [name, surname].filter(Boolean).join(' ') : '',
    phone: visiblePhone(staff, booking, now),
    amountInCents: booking.amountInCents === null ? null : paidInCents(booking),
    refundedInCents,
    refundWaitingInCents,
    ...timestamps(booking),
  };
}

export const getAdminBooking = async (deps: Deps, staff: Staff, { bookingId }: { bookingId: string }) =>
  presentAdminBooking(deps, staff, await getRunBooking(deps, staff, bookingId));
