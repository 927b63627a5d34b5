import type { Tx } from '../db/open-database.ts';
import { queueNotices } from './queue-notices.ts';
import { wasTold } from './was-told.ts';

/** The station has confirmed a cancellation: what was to be said about it need not wait any longer. */
export async function tellOfCancellation(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  if (await wasTold(tx, bookingId, 'booking-cancelled'))
    await queueNotices(tx, { bookingId, kind: 'booking-cancelled', now });
}
