import type { Tx } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listRowsOfDispute } from '../ledger-store.ts';
import { issueReceipt } from './issue-receipt.ts';

/**
 * A lost dispute undoes the sale, so it has a credit note; what was used is then a debt, which has a receipt of its own once
 * it is paid. Money that the bank returns after that has a receipt again. While a bank decides nothing is undone.
 */
export async function issueDisputePapers(
  deps: Pick<Deps, 'settings'>,
  tx: Tx,
  { id, isLost, wasLost }: { id: string; isLost: boolean; wasLost: boolean },
  now: Temporal.Instant,
): Promise<void> {
  const [taken, returned] = await listRowsOfDispute(tx, id);
  if (!taken) return;
  if (isLost && taken.receiptId === null) await issueReceipt(deps, tx, [taken], now);
  if ((isLost || wasLost) && returned?.receiptId === null) await issueReceipt(deps, tx, [returned], now);
}
