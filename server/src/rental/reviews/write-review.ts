import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isRentalOver } from '@laine/rules/time/review-moment.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Account, Person } from '../../ground/principal.ts';
import { findReviewedRental, holdAuthor, insertReview } from './review-store.ts';

/** One review per rental of one's own that is over. Staff look at it before it's published. */
export async function writeReview(
  deps: Deps,
  who: Person,
  input: ParsedInput<typeof calls.writeReview>,
): Promise<void> {
  const { account } = who;
  const { bookingId, stars, text, locale } = input;
  const { query } = deps.db;
  const rental = await findReviewedRental(query, account.id, bookingId);
  if (!rental) throw new Refusal('not-found');
  if (!isRentalOver(rental.sessions)) throw new Refusal('review-not-earned');
  const review = { accountId: account.id, bookingId, name: givenName(account), stars, text, locale };
  const isNew = await deps.db.transaction(async (tx) => {
    if (!(await holdAuthor(tx, account.id))) throw new Refusal('not-signed-in');
    return insertReview(tx, review, deps.now());
  });
  if (!isNew) throw new Refusal('review-written-already');
}

/** A sign-in provider may send the full name as one; readers needn't see the surname. */
function givenName({ name, surname }: Account): string {
  const given = name?.trim() ?? '';
  return surname === null ? (given.split(/\s+/)[0] ?? '') : given;
}
