import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isRentalOver } from '@laine/rules/time/review-moment.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { findReviewedRental, statusOf } from './review-store.ts';

/** The customer's review of a rental, or whether they may write one. */
export async function myReview(
  deps: Deps,
  who: Person,
  { bookingId }: { bookingId: string },
): Promise<CallAnswer<typeof calls.myReview>> {
  const rental = await findReviewedRental(deps.db.query, who.account.id, bookingId);
  if (!rental) throw new Refusal('not-found');
  const { review } = rental;
  if (!review) return { review: null, mayWrite: isRentalOver(rental.sessions) };
  const { stars, text, refusedBecause, createdAt } = review;
  const own = { stars, text, status: statusOf(review), refusedBecause, writtenAt: createdAt.toString() };
  return { review: own, mayWrite: false };
}
