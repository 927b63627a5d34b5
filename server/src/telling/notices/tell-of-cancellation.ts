import type { Tx } from '../../ground/db/open-database.ts';
import { addToOutbox } from '../outbox/add-to-outbox.ts';

/** The station has confirmed cancellations, or their money is back: their notices no longer have to wait. */
export async function tellOfCancellation(tx: Tx, bookingIds: string[], now: Temporal.Instant): Promise<void> {
  if (bookingIds.length === 0) return;
  const waiting = await tx
    .selectFrom('notices')
    .select(['bookingId', 'kind', 'channel', 'occasion'])
    .where('bookingId', 'in', bookingIds)
    .where('kind', 'in', ['booking-cancelled', 'boards-cancelled'])
    .where('state', '=', 'queued')
    .$narrowType<{ bookingId: string }>()
    .execute();
  await addToOutbox(tx, waiting, now);
}
