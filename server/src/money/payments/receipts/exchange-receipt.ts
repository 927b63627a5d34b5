import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Person } from '../../../ground/principal.ts';
import { listRowsOfReceipt } from '../ledger-store.ts';
import { findVisibleReceipt } from './find-visible-receipt.ts';
import { exchangeForInvoice } from './issue-receipt.ts';
import { presentReceipt } from './read-receipts.ts';
import { isCorrected, lockReceipt } from './receipt-store.ts';

/** Once, and only before any refund: after that there is nothing whole to exchange. */
export async function exchangeReceipt(
  deps: Deps,
  who: Person,
  { receiptId, vatNumber, ...company }: ParsedInput<typeof calls.exchangeReceipt>,
): Promise<CallAnswer<typeof calls.exchangeReceipt>> {
  return deps.db.transaction(async (tx) => {
    await findVisibleReceipt(tx, who, receiptId);
    const receipt = await lockReceipt(tx, receiptId);
    if (receipt?.kind !== 'receipt') throw new Refusal('not-found');
    if (await isCorrected(tx, receiptId)) throw new Refusal('receipt-exchanged');
    const wish = {
      receipt,
      ledgerIds: await listRowsOfReceipt(tx, receiptId),
      company: { ...company, vatNumber: vatNumber || null },
    };
    const invoice = await exchangeForInvoice(deps, tx, wish, deps.now());
    return { receipt: await presentReceipt(tx, invoice) };
  });
}
