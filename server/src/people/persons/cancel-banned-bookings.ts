import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import { cancelOnRecord } from '../../rental/bookings/cancel-booking.ts';
import { isBannedNow, listComingBookings } from './people-store.ts';

/**
 * A banned person gets the money back for unused bookings. A board that is out must come back, so its rental goes on.
 * Throws if something is left that another try may cancel.
 */
export async function cancelBannedBookings(deps: Deps, accountId: string): Promise<void> {
  // Lifted before its turn came.
  if (!(await isBannedNow(deps.db.query, accountId, deps.now()))) return;
  const bookingIds = await listComingBookings(deps.db.query, accountId, deps.now());
  const failures: unknown[] = [];
  for (const bookingId of bookingIds) {
    await cancelOnRecord(deps, bookingId).catch((error: unknown) => {
      // Begun or over since the list was made.
      if (error instanceof Refusal && error.code === 'not-cancellable') return;
      failures.push(error);
    });
  }
  if (failures.length > 0) throw new AggregateError(failures, 'bookings of a banned person are left');
}
