import { ownerSeesRenter } from '@laine/rules/owner-sees-renter.ts';
import type { Staff } from '../principal.ts';
import { stationsOf } from '../principal.ts';
import type { BookingRow } from './booking-store.ts';

/** The phone on a booking for whoever may read the booking; empty for an owner whose rental is too long ago. */
export function visiblePhone(who: Staff, booking: BookingRow, now: Temporal.Instant): string {
  const isOwn = who.kind === 'person' && who.account.id === booking.accountId;
  const seesAll = isOwn || stationsOf(who) === 'all';
  return seesAll || ownerSeesRenter(booking.end, now) ? booking.phone : '';
}
