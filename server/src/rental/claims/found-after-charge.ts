import { z } from 'zod';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { addToOpenAlert, findLastAlert } from '../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import type { ClaimItemRow, ClaimRow } from './claim-store.ts';
import { listClaimItems } from './claim-store.ts';

const Found = z.object({ itemIds: z.array(z.string()) });

const troubleOf = ({ id: target }: ClaimRow) => ({ kind: 'claim-found', target }) as const;

/** Admins check whether it's the thing that was paid for. They are told once per thing, even if they do nothing. */
export async function tellOfFound(
  tx: Tx,
  claim: ClaimRow,
  isBack: (item: ClaimItemRow) => boolean,
  now: Temporal.Instant,
): Promise<void> {
  const told = await listTold(tx, claim);
  const items = await listClaimItems(tx, [claim.id]);
  const news = items.filter(isBack).flatMap(({ itemId }) => (itemId === null || told.includes(itemId) ? [] : itemId));
  if (news.length === 0) return;
  const { id: claimId, sessionId, stationId } = claim;
  const itemIds = [...told, ...news];
  await addToOpenAlert(tx, troubleOf(claim), { itemIds });
  const data = { claimId, sessionId, stationId, itemIds };
  await raiseAlert(tx, { ...troubleOf(claim), stationId: null, data }, now);
}

/** Things of a paid claim that were found and not refunded yet, even if they were lost again since. */
export async function listFoundItems(db: Db, claim: ClaimRow): Promise<ClaimItemRow[]> {
  if (claim.status !== 'charged') return [];
  const told = await listTold(db, claim);
  return (await listClaimItems(db, [claim.id])).filter(({ itemId }) => itemId !== null && told.includes(itemId));
}

export const foundInCents = ({ amountInCents }: ClaimRow, found: ClaimItemRow[]): number =>
  Math.min(
    amountInCents,
    found.reduce((sum, item) => sum + item.amountInCents, 0),
  );

const listTold = async (db: Db, claim: ClaimRow): Promise<string[]> =>
  Found.safeParse((await findLastAlert(db, troubleOf(claim)))?.data).data?.itemIds ?? [];
