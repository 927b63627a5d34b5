import type { ClaimStatus } from '@laine/contract/states.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { listRests, sumRests } from '../../money/payments/list-rests.ts';
import { addToOpenAlert } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import type { ClaimItemRow, ClaimRow } from './claim-store.ts';
import { listClaimItems, markFound } from './claim-store.ts';

/** The card was asked, so nothing can leave the claim any more. */
export const isAsked = (status: ClaimStatus) => status === 'charging' || status === 'owed' || status === 'charged';

const troubleOf = ({ id: target }: ClaimRow) => ({ kind: 'claim-found', target }) as const;

/** Admins check whether it's the thing that is paid for. They are told once per thing, even if they do nothing. */
export async function tellOfFound(
  tx: Tx,
  claim: ClaimRow,
  isBack: (item: ClaimItemRow) => boolean,
  now: Temporal.Instant,
): Promise<void> {
  const items = await listClaimItems(tx, [claim.id]);
  const news = idsOf(items.filter((item) => item.foundAt === null && isBack(item)));
  if (news.length === 0) return;
  await markFound(tx, claim.id, news, now);
  const { id: claimId, sessionId, stationId } = claim;
  const itemIds = [...idsOf(items.filter(isFound)), ...news];
  await addToOpenAlert(tx, troubleOf(claim), { itemIds });
  const data = { claimId, sessionId, stationId, itemIds };
  await raiseAlert(tx, { ...troubleOf(claim), stationId: null, data }, now);
}

const idsOf = (items: ClaimItemRow[]): string[] => items.flatMap(({ itemId }) => itemId ?? []);

const isFound = ({ foundAt }: ClaimItemRow): boolean => foundAt !== null;

/** Things of a paid claim that were found and not refunded yet, even if they were lost again since. */
export async function listFoundItems(db: Db, claim: ClaimRow): Promise<ClaimItemRow[]> {
  if (claim.status !== 'charged') return [];
  return (await listClaimItems(db, [claim.id])).filter(isFound);
}

export const worthInCents = ({ amountInCents }: ClaimRow, found: ClaimItemRow[]): number =>
  Math.min(
    amountInCents,
    found.reduce((sum, item) => sum + item.amountInCents, 0),
  );

/** What goes back for them. A gift larger than what the ride has cost was taken from the claim's payment. */
export async function foundInCents(db: Db, claim: ClaimRow, found: ClaimItemRow[]): Promise<number> {
  const { id: claimId, bookingId } = claim;
  if (bookingId === null || found.length === 0) return 0;
  return Math.min(worthInCents(claim, found), sumRests(await listRests(db, { bookingId, claimId })));
}
