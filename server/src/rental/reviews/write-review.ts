import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { isRentalOver } from '@laine/rules/time/review-moment.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Account, Person } from '../../ground/principal.ts';
import { findReviewedRental, holdAuthor, insertReview } from './review-store.ts';

/** One review of each own rental that is over. It is published after a look by staff. */
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

/** A sign-in provider may tell the whole name in one; the family's name is nobody's business. */
function givenName({ name, surname }: Account): string {
  const given = name?.trim() ?? '';
  return surname === null ? (given.split(/\s+/)[0] ?? '') : given;
}
