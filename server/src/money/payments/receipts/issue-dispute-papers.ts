import type { Tx } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import { listRowsOfDispute } from '../ledger-store.ts';
import { issueReceipt } from './issue-receipt.ts';

/**
 * A lost dispute undoes the sale, so it gets a credit note; the used part becomes a debt, which gets a receipt once
 * it's paid. Money that the bank returns after that gets a receipt again. While a bank decides nothing is undone.
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
