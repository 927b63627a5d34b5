import type { Db } from '../../ground/db/open-database.ts';
import { type ChargeOwner, listRefundableCharges } from './ledger-store.ts';

/**
 * What a full refund of each charge would come to: its rest, what a bank has of it while it decides, and what is owed
 * because a bank took it. `paysDebt`: not the saved card paid it in the first place.
 */
export async function listRests(db: Db, of: ChargeOwner) {
  const charges = await listRefundableCharges(db, of);
  return charges.map(({ accountId, paysDebt, restInCents, heldInCents, owedInCents }) => ({
    accountId,
    paysDebt,
    inCents: Math.max(0, restInCents) + heldInCents + owedInCents,
  }));
}

export const sumRests = (rests: { inCents: number }[]): number => rests.reduce((sum, { inCents }) => sum + inCents, 0);
