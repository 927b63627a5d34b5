import type { Db } from '../db/open-database.ts';
import type { Person } from '../principal.ts';
import type { BookingStation } from '../stations/booking-station.ts';
import { sumOfBooking, sumOfStation } from './goodwill-store.ts';

/** What somebody may still give for a booking; null for admins, whom nothing but what was paid limits. */
export async function goodwillLeftInCents(
  db: Db,
  { isAdmin }: Person,
  { station, bookingId }: { station: BookingStation; bookingId: string },
  now: Temporal.Instant,
): Promise<number | null> {
  if (isAdmin) return null;
  const { facts } = station;
  // Without facts that can be read nobody knows the limits.
  if (!facts) return 0;
  const month = now.toZonedDateTimeISO(facts.timeZone).with({ day: 1 }).startOfDay().toInstant();
  const forBooking = facts.goodwillPerBookingInCents - (await sumOfBooking(db, bookingId));
  const forMonth = facts.goodwillPerMonthInCents - (await sumOfStation(db, station.id, month));
  return Math.max(0, Math.min(forBooking, forMonth));
}
