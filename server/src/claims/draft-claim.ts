import { compensationInCents } from '@laine/rules/compensation-in-cents.ts';
import { itemKind } from '@laine/rules/item-kind.ts';
import { raiseAlert } from '../alerts/raise-alert.ts';
import type { Tx } from '../db/open-database.ts';
import { insertDraftClaim } from './claim-store.ts';

type MissingItem = { id: string } & Parameters<typeof itemKind>[0];
type Loss = { sessionId: string; stationId: string; missing: MissingItem[] };

/** What was not in the locker after a return. Staff look into it before anybody is asked to pay. */
export async function draftClaim(tx: Tx, { sessionId, stationId, missing }: Loss, now: Temporal.Instant) {
  const kinds = missing.map(itemKind);
  const names = missing.map(({ name }) => name);
  const claim = {
    sessionId,
    stationId,
    items: kinds,
    amountInCents: compensationInCents(kinds),
    note: `Not found at the return: ${names.join(', ')}`,
  };
  await insertDraftClaim(tx, claim, now);
  const data = { sessionId, items: names, itemIds: missing.map(({ id }) => id) };
  await raiseAlert(tx, { kind: 'item-missing', target: sessionId, stationId, data }, now);
}
