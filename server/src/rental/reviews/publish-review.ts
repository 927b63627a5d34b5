import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElses } from '../../ground/principal.ts';
import { decideReview, lockReview, statusOf } from './review-store.ts';

/**
 * Reviews aren't selected by taste: a refusal needs one of the listed reasons. Such a reason may show later, so a
 * published review can still be taken down. A refused one stays refused; otherwise an admin with an outdated list could
 * publish what another has just refused.
 */
export async function publishReview(
  deps: Deps,
  actor: Actor<Person>,
  input: ParsedInput<typeof calls.publishReview>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const review = await lockReview(tx, input.reviewId);
    if (!review) throw new Refusal('not-found');
    requireSomebodyElses(actor.who, review.accountId);
    const status = statusOf(review);
    if (status === 'refused' || (status === 'published' && input.publish)) throw new Refusal('state-moved-on');
    const now = deps.now();
    const target = review.id;
    if (input.publish) {
      await recordAction(tx, actor, { action: 'review-published', target }, now);
      await decideReview(tx, target, { publishedAt: now });
      return;
    }
    const { reason } = input;
    await recordAction(tx, actor, { action: 'review-refused', target, data: { reason } }, now);
    await decideReview(tx, target, { publishedAt: null, refusedAt: now, refusedBecause: reason });
  });
}
