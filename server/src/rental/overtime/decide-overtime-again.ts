import type { Deps } from '../../ground/deps.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { decideOvertime } from './decide-overtime.ts';
import { findRentedBooking } from './overtime-store.ts';

/** For a decision that was postponed when the last board came back. The journal was complete then. */
export async function decideOvertimeAgain(deps: Deps, bookingId: string): Promise<void> {
  const booking = await findRentedBooking(deps.db.query, bookingId);
  if (!booking) return;
  await withLockedStation(deps, booking.stationId, (tx) =>
    decideOvertime(tx, { bookingId, isAtTheCap: false }, deps.now()),
  );
}
