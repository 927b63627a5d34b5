import type { Db } from '../../ground/db/open-database.ts';
import type { NoticeWish } from './queue-notices.ts';

/**
 * Asks for a review of a rental whose board is back, if the customer wants such mail. `is-still-due.ts` decides the
 * time, and also waits for the other boards.
 */
export async function planReviewRequest(db: Db, bookingId: string, now: Temporal.Instant): Promise<NoticeWish[]> {
  const wanted = await db
    .selectFrom('bookings')
    .innerJoin('accounts', 'accounts.id', 'bookings.accountId')
    .select('bookings.id')
    .where('bookings.id', '=', bookingId)
    .where('accounts.wantsReviewRequests', '=', true)
    .executeTakeFirst();
  return wanted ? [{ bookingId, kind: 'review-request', now }] : [];
}
