import { ownerSeesRenter } from '@laine/rules/people/owner-sees-renter.ts';
import type { Staff } from '../../ground/principal.ts';
import { stationsOf } from '../../ground/principal.ts';
import type { BookingRow } from './booking-store.ts';

/** Empty for an owner whose rental is too long ago. */
export const visiblePhone = (who: Staff, booking: BookingRow, now: Temporal.Instant): string =>
  seesRenter(who, booking, now) ? booking.phone : '';

/** Reading a booking doesn't always include knowing its customer. */
export function seesRenter(who: Staff, booking: Pick<BookingRow, 'accountId' | 'end'>, now: Temporal.Instant): boolean {
  const isOwn = who.kind === 'person' && who.account.id === booking.accountId;
  return isOwn || stationsOf(who) === 'all' || ownerSeesRenter(booking.end, now);
}
