import type { AdminBooking } from '@laine/contract/admin/entities.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Staff } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import { timestamps } from '../../ground/timestamps.ts';
import { listRefundParts, refundSums } from '../../money/payments/refund-parts.ts';
import { type BookingRow, readChargedInCents } from './booking-store.ts';
import { readCustomerOf } from './customer-store.ts';
import { getRunBooking } from './get-booking.ts';
import { seesRenter, visiblePhone } from './visible-phone.ts';

export type BookingFacts = {
  email: string;
  name: string | null;
  surname: string | null;
  chargedInCents: number | null;
} & ReturnType<typeof refundSums>;

export async function presentAdminBooking(deps: Deps, staff: Staff, booking: BookingRow): Promise<AdminBooking> {
  const { query } = deps.db;
  const sums = refundSums(await listRefundParts(query, booking.id, deps.now()));
  const chargedInCents = await readChargedInCents(query, booking.id);
  const customer = await readCustomerOf(query, booking.accountId);
  return asAdminBooking(staff, booking, { ...customer, ...sums, chargedInCents }, deps.now());
}

/** By the privacy policy owners see name and phone number while the rental is recent, never an e-mail address. */
export function asAdminBooking(
  staff: Staff,
  booking: BookingRow,
  { email, name, surname, chargedInCents, refundedInCents, refundWaitingInCents }: BookingFacts,
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
    amountInCents: chargedInCents,
    refundedInCents,
    refundWaitingInCents,
    ...timestamps(booking),
  };
}

export const getAdminBooking = async (deps: Deps, staff: Staff, { bookingId }: { bookingId: string }) =>
  presentAdminBooking(deps, staff, await getRunBooking(deps, staff, bookingId));
