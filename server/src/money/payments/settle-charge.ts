import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ChargeFollowUps, ChargeOutcome } from './charge-follow-ups.ts';
import { closeLedgerRow, lockLedgerRow } from './ledger-store.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';

type Settlement = { outcome: ChargeOutcome; paymentId: string | null };

/** Records a charge's outcome, once, with its receipt and its consequences. False if it was final before. */
export async function settleCharge(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Tx,
  ledgerId: string,
  { outcome, paymentId }: Settlement,
  followUps: ChargeFollowUps,
): Promise<boolean> {
  const now = deps.now();
  const row = await lockLedgerRow(tx, ledgerId);
  if (row.state !== 'pending') return false;
  const followUp = Object.entries(followUps).find(([purpose]) => purpose === row.purpose)?.[1];
  if (!followUp) throw new Error(`${row.purpose} is settled elsewhere`);
  const failureCode = outcome.state === 'failed' ? outcome.code : null;
  await closeLedgerRow(tx, row.id, { state: outcome.state, providerId: paymentId, failureCode }, now);
  await followUp(tx, row, outcome, now);
  if (outcome.state === 'succeeded') await issueReceipt(deps, tx, [row], now);
  return true;
}
