import type { Tx } from '../db/open-database.ts';
import { listOccasions } from './notice-store.ts';
import { queueNotices } from './queue-notices.ts';

/** The station has confirmed a cancellation, or its money is back: what was to be said about it need not wait any longer. */
export async function tellOfCancellation(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  for (const kind of ['booking-cancelled', 'boards-cancelled'] as const) {
    for (const occasion of await listOccasions(tx, bookingId, kind)) {
      await queueNotices(tx, { bookingId, kind, occasion, now });
    }
  }
}
