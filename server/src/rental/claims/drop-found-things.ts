import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { type Staff, stationsOf } from '../../ground/principal.ts';
import { closeByItself } from '../../telling/alerts/open-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { ClaimItemRow, ClaimRow } from './claim-store.ts';
import {
  listClaimIdsOfSessions,
  listClaimItems,
  listFoundThings,
  lockClaim,
  replaceClaimItems,
  updateClaim,
} from './claim-store.ts';
import { isAsked, tellOfFound } from './found-after-charge.ts';

/**
 * Nobody pays for a thing that is back: a missing thing leaves its claim once it's seen, as long as the card
 * wasn't asked; after that admins are told. An empty claim is dropped. Broken things stay claimed.
 */
export async function dropFoundThings(
  tx: Tx,
  where: { stationId: string } | { claimId: string },
  now: Temporal.Instant,
): Promise<void> {
  const found = Map.groupBy(await listFoundThings(tx, where), ({ claimId }) => claimId);
  for (const [claimId, things] of found) {
    const ids = new Set(things.map(({ itemId }) => itemId));
    await dropThings(tx, claimId, ({ itemId }) => ids.has(itemId), now);
  }
}

/**
 * Staff report that they have the board of a rental that was given up. Its other things still have to be seen. So does
 * the board, once more than a draft asks for it, unless an admin reports it, who may drop everything. Once the card
 * was asked, staff's word is enough for an admin to look.
 */
export async function dropBoard(tx: Tx, who: Staff, sessionId: string, now: Temporal.Instant): Promise<void> {
  const isBack: IsBack = ({ kind }, { status }) =>
    kind === 'board' && (status === 'draft' || isAsked(status) || stationsOf(who) === 'all');
  for (const claimId of await listClaimIdsOfSessions(tx, [sessionId])) await dropThings(tx, claimId, isBack, now);
}

type IsBack = (item: ClaimItemRow, claim: ClaimRow) => boolean;

async function dropThings(tx: Tx, claimId: string, isBack: IsBack, now: Temporal.Instant) {
  const claim = await lockClaim(tx, claimId);
  if (claim && isAsked(claim.status)) return tellOfFound(tx, claim, (item) => isBack(item, claim), now);
  const isTold = claim?.status === 'approved' || claim?.status === 'contested';
  if (!claim || (!isTold && claim.status !== 'draft' && claim.status !== 'proposed')) return;
  const items = await listClaimItems(tx, [claimId]);
  const rest = items.filter((item) => !isBack(item, claim));
  if (rest.length === items.length) return;
  const amountInCents = rest.reduce((sum, item) => sum + item.amountInCents, 0);
  if (amountInCents >= MIN_CARD_CHARGE_CENTS) {
    await replaceClaimItems(tx, claimId, rest);
    await updateClaim(tx, claimId, { amountInCents }, now);
    return;
  }
  // No person decided: the page and the mail say that everything was found.
  const dropped = { status: 'dropped', decidedBy: null, decidedAt: now, decisionReason: null } as const;
  await updateClaim(tx, claimId, dropped, now);
  for (const kind of ['claim-proposed', 'claim-contested'] as const)
    await closeByItself(tx, { kind, target: claimId }, now);
  const { bookingId } = claim;
  if (isTold && bookingId !== null)
    await queueNotices(tx, { bookingId, kind: 'claim-decided', occasion: claimId, now });
}
