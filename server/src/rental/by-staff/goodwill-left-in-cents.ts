import type { Db } from '../../ground/db/open-database.ts';
import { type Staff, stationsOf } from '../../ground/principal.ts';
import { chargedRestInCents } from '../../money/payments/charged-rest-in-cents.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { sumOfBooking, sumOfStation, sumOfVouchers } from './goodwill-store.ts';

/** Null for admins, who are limited only by the paid sum. */
export async function goodwillLeftInCents(
  db: Db,
  who: Staff,
  { station, bookingId }: { station: BookingStation; bookingId: string },
  now: Temporal.Instant,
): Promise<number | null> {
  if (stationsOf(who) === 'all') return null;
  const { facts } = station;
  // Without readable facts the limits are unknown.
  if (!facts) return 0;
  const month = now.toZonedDateTimeISO(facts.timeZone).with({ day: 1 }).startOfDay().toInstant();
  const forBooking = facts.goodwillPerBookingInCents - (await sumOfBooking(db, bookingId));
  const forMonth = facts.goodwillPerMonthInCents - (await sumOfStation(db, station.id, month));
  return Math.max(0, Math.min(forBooking, forMonth));
}

/** The upper limit of all gifts, also for a cancelled booking: what we kept of the paid money. */
export const keptInCents = async (db: Db, bookingId: string): Promise<number> =>
  Math.max(0, (await chargedRestInCents(db, bookingId, { ofMoney: true })) - (await sumOfVouchers(db, bookingId)));
