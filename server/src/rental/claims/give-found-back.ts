import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import { countLargeSum } from '../../ground/budgets/count-large-sum.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { disputedSince } from '../../money/payments/disputed-since.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { ClaimRow } from './claim-store.ts';
import { listClaimItems, listDebtsOfClaims, replaceClaimItems, updateClaim } from './claim-store.ts';
import { foundInCents, listFoundItems, worthInCents } from './found-after-charge.ts';

type Decided = { decidedBy: string; decidedAt: Temporal.Instant; decisionReason: string | null };

/** An admin agrees that paid things were found. The claim stays charged for any others. */
export async function giveFoundBack(
  deps: Deps,
  tx: Tx,
  actor: Actor<Person>,
  claim: ClaimRow,
  decided: Decided,
): Promise<void> {
  const { id: claimId, stationId, bookingId, accountId } = claim;
  const found = await listFoundItems(tx, claim);
  if (found.length === 0 || bookingId === null || accountId === null) throw new Refusal('state-moved-on');
  // The bank may have all of it.
  if (await disputedSince(tx, bookingId)) throw new Refusal('claim-waits');
  const { decidedAt: now, decisionReason: reason } = decided;
  const amountInCents = await foundInCents(tx, claim, found);
  await countLargeSum(deps, tx, actor.who, amountInCents, now);
  await recordAction(
    tx,
    actor,
    { action: 'claim-dropped', target: claimId, stationId, data: { amountInCents, reason } },
    now,
  );
  const foundIds = new Set(found.map(({ itemId }) => itemId));
  const rest = (await listClaimItems(tx, [claimId])).filter(({ itemId }) => !foundIds.has(itemId));
  if (rest.length === 0) await updateClaim(tx, claimId, { status: 'dropped', ...decided }, now);
  else {
    await replaceClaimItems(tx, claimId, rest);
    await updateClaim(
      tx,
      claimId,
      { amountInCents: claim.amountInCents - worthInCents(claim, found), ...decided },
      now,
    );
  }
  // Where nothing is sent, no other mail tells that the debt is gone.
  const isOwed = (await listDebtsOfClaims(tx, [claimId])).some(({ status }) => status === 'due');
  if (isOwed && rest.length === 0) await queueNotices(tx, { bookingId, kind: 'claim-decided', occasion: claimId, now });
  await queueRefund(tx, { of: { bookingId, claimId }, accountId, purpose: 'objection', amountInCents }, now);
}
