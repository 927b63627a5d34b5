import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElsesBooking, runs } from '../../ground/principal.ts';
import { closeAsDone } from '../../telling/alerts/open-alert.ts';
import { lockClaim, updateClaim } from './claim-store.ts';

/** Drops a draft without substance: the paddle was in the next locker. */
export async function discardClaim(deps: Deps, actor: Actor<Person>, { claimId }: { claimId: string }): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const claim = await lockClaim(tx, claimId);
    if (!claim || !runs(actor.who, claim.stationId)) throw new Refusal('not-found');
    requireSomebodyElsesBooking(actor.who, claim);
    if (claim.status !== 'draft') throw new Refusal('state-moved-on');
    const { stationId, sessionId } = claim;
    await recordAction(tx, actor, { action: 'claim-dropped', target: claimId, stationId }, now);
    await updateClaim(tx, claimId, { status: 'dropped', decidedBy: actor.who.account.id, decidedAt: now }, now);
    await closeAsDone(tx, { kind: 'item-missing', target: sessionId }, actor.who.account.id, now);
  });
}
