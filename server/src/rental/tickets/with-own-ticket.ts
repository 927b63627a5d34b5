import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { getVisibleBooking } from '../bookings/get-booking.ts';
import { lockBookingOf } from '../bookings/lock-booking-of.ts';
import { findSession, type WholeSession } from '../sessions/find-session.ts';

export type OwnTicket = { bookingId: string; sessionId: string };

type Found = { station: BookingStation; session: WholeSession };

/** One transaction with the station locked, so that nobody collects or cancels the board in between. */
export async function withOwnTicket<T>(
  deps: Deps,
  who: Person,
  { bookingId, sessionId }: OwnTicket,
  work: (tx: Tx, found: Found) => Promise<T>,
): Promise<T> {
  const { viewer, booking } = await getVisibleBooking(deps, who, bookingId);
  if (viewer !== 'customer') throw new Refusal('not-allowed');
  return withLockedStation(deps, booking.stationId, async (tx, station) => {
    await lockBookingOf(tx, bookingId);
    const session = await findSession(tx, station.id, sessionId);
    if (session?.bookingId !== bookingId) throw new Refusal('not-found');
    return work(tx, { station, session });
  });
}
