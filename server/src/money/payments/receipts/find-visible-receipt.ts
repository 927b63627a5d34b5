import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import type { Person } from '../../../ground/principal.ts';
import { findLedgerRow } from '../ledger-store.ts';
import type { Receipt } from './receipt-store.ts';
import { findReceipt } from './receipt-store.ts';

/** For the payer and for admins. Owners have their statements: a receipt is between the seller and its customer. */
export async function findVisibleReceipt(db: Db, who: Person, receiptId: string): Promise<Receipt> {
  const receipt = await findReceipt(db, receiptId);
  const row = receipt && (await findLedgerRow(db, receipt.ledgerId));
  if (!row || !(who.isAdmin || row.accountId === who.account.id)) throw new Refusal('not-found');
  return receipt;
}
