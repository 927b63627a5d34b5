import type { Tx } from '../../ground/db/open-database.ts';
import { deleteReviewsOf, deleteReviewsOfBookings } from './review-store.ts';

/** What a removed person wrote, published or not. */
export const forgetReviews = (tx: Tx, accountId: string): Promise<void> => deleteReviewsOf(tx, accountId);

/** Of rentals of which nothing else is known any more. */
export const purgeReviewsOfBookings = (tx: Tx, bookingIds: string[]): Promise<void> =>
  deleteReviewsOfBookings(tx, bookingIds);
