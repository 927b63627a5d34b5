import { compensationInCents } from '@laine/rules/price/compensation-in-cents.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { deleteClaim, insertClaim, replaceClaimItems, updateClaim } from './claim-store.ts';

type MissingItem = { id: string } & Parameters<typeof itemKind>[0];
type Loss = { sessionId: string; stationId: string; missing: MissingItem[] };

/** Things missing after a return. Staff check before anybody is asked to pay. */
export async function draftClaim(tx: Tx, { sessionId, stationId, missing }: Loss, now: Temporal.Instant) {
  const names = missing.map(({ name }) => name);
  const note = `Not found at the return: ${names.join(', ')}`;
  const draft = { sessionId, stationId, status: 'draft', amountInCents: 0, note } as const;
  const claimId = await insertClaim(tx, draft, now);
  const items = missing.map((item) => {
    const kind = itemKind(item);
    return { itemId: item.id, kind, name: item.name, amountInCents: compensationInCents([kind]) };
  });
  const claimed = new Set(await replaceClaimItems(tx, claimId, items));
  // Another claim already covers the rest.
  const amountInCents = items.reduce((sum, item) => sum + (claimed.has(item.itemId) ? item.amountInCents : 0), 0);
  if (claimed.size === 0) await deleteClaim(tx, claimId);
  else await updateClaim(tx, claimId, { amountInCents }, now);
  const data = { sessionId, items: names, itemIds: missing.map(({ id }) => id) };
  await raiseAlert(tx, { kind: 'item-missing', target: sessionId, stationId, data }, now);
}
