import type { OwnClaim } from '@laine/contract/public/trouble-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { chargeClaim, isWaiting } from './charge-claim.ts';
import { lockClaim, updateClaim } from './claim-store.ts';
import { presentOwnClaim } from './present-claim.ts';

type Answer = { claimId: string; agrees: boolean; answer: string };

/**
 * If the renter agrees, the saved card is charged at once; if they contest, nothing happens until an admin has decided.
 * A late answer counts as long as nothing was charged.
 */
export async function answerClaim(
  deps: Deps,
  { account }: Person,
  { claimId, agrees, answer }: Answer,
): Promise<OwnClaim> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const claim = await lockClaim(tx, claimId);
    if (!claim || claim.accountId !== account.id || claim.approvedAt === null) throw new Refusal('not-found');
    if (claim.status !== 'approved' || claim.answeredAt !== null) throw new Refusal('state-moved-on');
    const said = { answer: answer === '' ? null : answer, answeredAt: now };
    if (agrees) {
      await updateClaim(tx, claimId, said, now);
      if (!(await isWaiting(tx, claim))) await chargeClaim(tx, claim, now);
    } else {
      // A plain no gives an admin nothing to decide about.
      if (answer === '') throw new Refusal('malformed', { fields: 'answer' });
      await updateClaim(tx, claimId, { status: 'contested', ...said }, now);
      const data = { claimId, stationId: claim.stationId, amountInCents: claim.amountInCents };
      await raiseAlert(tx, { kind: 'claim-contested', target: claimId, stationId: null, data }, now);
    }
    return presentOwnClaim(tx, claimId);
  });
}
