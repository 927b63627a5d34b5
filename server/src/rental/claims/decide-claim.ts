import type { Claim } from '@laine/contract/admin/entities.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { claimAnswerBy, decidedAmounts } from '@laine/rules/money/claim.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { requireSomebodyElsesBooking } from '../../ground/principal.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { closeAsDone } from '../../telling/alerts/open-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { approvalBy } from './approval-by.ts';
import { chargeClaim, isWaiting } from './charge-claim.ts';
import { findClaimedRental } from './claim-facts.ts';
import type { ClaimRow } from './claim-store.ts';
import { findClaim, listClaimItems, lockClaim, setItemAmounts, updateClaim } from './claim-store.ts';
import { giveFoundBack } from './give-found-back.ts';
import { presentOneClaim } from './present-claim.ts';

type Decision = {
  claimId: string;
  decision: 'approve' | 'drop';
  amountInCents?: number | undefined;
  reason?: string | undefined;
};

/**
 * An admin decides up to twice: about staff's proposal, and about the renter's objection. An approved proposal is sent
 * to the renter; an approved contested claim is charged, and its renter gets the reason. For a paid claim, dropping
 * covers the things found since, and refunds them.
 */
export async function decideClaim(deps: Deps, actor: Actor<Person>, input: Decision): Promise<Claim> {
  const { claimId, decision } = input;
  const { stationId } = (await findClaim(deps.db.query, claimId)) ?? gone();
  // Something of it may be found at this very moment.
  return withLockedStation(deps, stationId, async (tx) => {
    const now = deps.now();
    const claim = (await lockClaim(tx, claimId)) ?? gone();
    requireSomebodyElsesBooking(actor.who, claim);
    if (decision === 'drop') await drop(deps, tx, actor, claim, input, now);
    else await approve(tx, actor, claim, input, now);
    for (const kind of ['claim-proposed', 'claim-contested', 'claim-found'] as const) {
      await closeAsDone(tx, { kind, target: claimId }, actor.who.account.id, now);
    }
    return presentOneClaim(tx, claimId);
  });
}

async function drop(
  deps: Deps,
  tx: Tx,
  actor: Actor<Person>,
  claim: ClaimRow,
  { reason }: Decision,
  now: Temporal.Instant,
): Promise<void> {
  const { id, status, stationId, bookingId } = claim;
  if (status === 'charged') {
    requireReason(reason);
    return giveFoundBack(deps, tx, actor, claim, decided(actor, reason, now));
  }
  const isTold = status === 'approved' || status === 'contested';
  if (!isTold && status !== 'draft' && status !== 'proposed') throw new Refusal('state-moved-on');
  if (isTold) requireReason(reason);
  await recordAction(tx, actor, { action: 'claim-dropped', target: id, stationId, data: { reason } }, now);
  await updateClaim(tx, id, { status: 'dropped', ...decided(actor, reason, now) }, now);
  if (isTold && bookingId !== null) await queueNotices(tx, { bookingId, kind: 'claim-decided', occasion: id, now });
}

async function approve(
  tx: Tx,
  actor: Actor<Person>,
  claim: ClaimRow,
  { amountInCents = claim.amountInCents, reason }: Decision,
  now: Temporal.Instant,
): Promise<void> {
  const { id, status, stationId, bookingId } = claim;
  if ((status !== 'proposed' && status !== 'contested') || bookingId === null) throw new Refusal('state-moved-on');
  const isContested = status === 'contested';
  const approval = await approvalBy(tx, actor.who, claim, now);
  if (approval === 'by-another') throw new Refusal('claim-needs-another-admin');
  if (isContested) requireReason(reason);
  if (amountInCents > claim.amountInCents) throw new Refusal('claim-too-high', { sumInCents: claim.amountInCents });
  if (amountInCents < MIN_CARD_CHARGE_CENTS) throw new Refusal('claim-too-low', { sumInCents: MIN_CARD_CHARGE_CENTS });
  if (await isWaiting(tx, claim)) throw new Refusal('claim-waits');
  const data = { amountInCents, reason };
  await recordAction(tx, actor, { action: 'claim-approved', target: id, stationId, data }, now);
  const decision = { amountInCents, ...decided(actor, reason, now) };
  const items = (await listClaimItems(tx, [id])).map((item) => item.amountInCents);
  if (amountInCents < claim.amountInCents) await setItemAmounts(tx, id, decidedAmounts(items, amountInCents));
  if (isContested) {
    await updateClaim(tx, id, decision, now);
    await chargeClaim(tx, { ...claim, ...decision }, now);
    await queueNotices(tx, { bookingId, kind: 'claim-decided', occasion: id, now });
    return;
  }
  // Silence charges only what two people have looked at.
  const answerBy = approval === 'with-consent' ? null : claimAnswerBy(now, await timeZoneOf(tx, claim));
  await updateClaim(tx, id, { status: 'approved', approvedAt: now, answerBy, ...decision }, now);
  await queueNotices(tx, { bookingId, kind: 'claim-made', occasion: id, now });
}

const decided = (actor: Actor<Person>, reason: string | undefined, now: Temporal.Instant) => ({
  decidedBy: actor.who.account.id,
  decidedAt: now,
  decisionReason: reason ?? null,
});

function requireReason(reason: string | undefined): void {
  if (reason === undefined) throw new Refusal('malformed', { fields: 'reason' });
}

function gone(): never {
  throw new Refusal('not-found');
}

async function timeZoneOf(tx: Tx, { sessionId }: ClaimRow): Promise<string> {
  const rental = await findClaimedRental(tx, sessionId);
  return readFacts(rental?.metadata ?? {}).facts?.timeZone ?? 'UTC';
}
