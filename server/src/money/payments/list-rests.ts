import type { RefundableCharge } from '@laine/rules/money/split-refund.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { type ChargeOwner, listRefundableCharges } from './ledger-store.ts';

type Rests = Pick<RefundableCharge, 'restInCents' | 'heldInCents' | 'owedInCents'>;

/**
 * What a full refund of each charge would come to: its rest, what a bank has of it while it decides, and what is owed
 * because a bank took it. `paysDebt`: not the saved card paid it in the first place.
 */
export async function listRests(db: Db, of: ChargeOwner) {
  const charges = await listRefundableCharges(db, of);
  return charges.map((charge) => ({
    accountId: charge.accountId,
    paysDebt: charge.paysDebt,
    inCents: restIn(charge),
  }));
}

const restIn = ({ restInCents, heldInCents, owedInCents }: Rests) =>
  Math.max(0, restInCents) + heldInCents + owedInCents;

export const sumRests = (rests: { inCents: number }[]): number => rests.reduce((sum, { inCents }) => sum + inCents, 0);

export const restOfCharges = (charges: Rests[]): number => charges.reduce((sum, charge) => sum + restIn(charge), 0);
