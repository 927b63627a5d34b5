import type { Tx } from '../../ground/db/open-database.ts';
import { listNoticesOf } from './notice-store.ts';
import { queueNotice } from './queue-notices.ts';

/** The station has confirmed a cancellation, or its money is back: its notices no longer have to wait. */
export async function tellOfCancellation(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  for (const { kind, occasion, channel } of await listNoticesOf(tx, bookingId)) {
    if (kind === 'booking-cancelled' || kind === 'boards-cancelled') {
      await queueNotice(tx, channel, { bookingId, kind, occasion, now });
    }
  }
}
