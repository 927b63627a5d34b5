import type { Tx } from '../../ground/db/open-database.ts';
import { queueNotices } from './queue-notices.ts';

/**
 * Asks for a review of a rental whose board is back, if the customer wants such mail. `is-still-due.ts` decides the
 * time, and also waits for the other boards.
 */
export async function queueReviewRequest(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const wanted = await tx
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
    .select('bookings.id')
    .where('bookings.id', '=', bookingId)
    .where('accounts.wantsReviewRequests', '=', true)
    .executeTakeFirst();
  if (wanted) await queueNotices(tx, { bookingId, kind: 'review-request', now });
}
