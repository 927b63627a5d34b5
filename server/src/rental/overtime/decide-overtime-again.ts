import type { Deps } from '../../ground/deps.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { decideOvertime } from './decide-overtime.ts';
import { findRentedBooking } from './overtime-store.ts';

/** What could not be decided when the last board came back. The journal had told of it then. */
export async function decideOvertimeAgain(deps: Deps, bookingId: string): Promise<void> {
  const booking = await findRentedBooking(deps.db.query, bookingId);
  if (!booking) return;
  await withLockedStation(deps, booking.stationId, (tx) =>
    decideOvertime(tx, { bookingId, isAtTheCap: false }, deps.now()),
  );
}
