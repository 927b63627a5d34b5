import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import { countLargeSum } from '../../../ground/budgets/count-large-sum.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Person } from '../../../ground/principal.ts';
import { closeAsDone } from '../../../telling/alerts/open-alert.ts';
import { queueNotices } from '../../../telling/notices/queue-notices.ts';
import { failedRefundOf, tellBuyer } from '../ask-for-bank-account.ts';
import { findBankRefund, markTransferred } from '../bank-refund-store.ts';
import type { LedgerRow } from '../ledger-store.ts';
import { closeLedgerRow, findLedgerRow, lockLedgerRow, namingReceiptOf } from '../ledger-store.ts';
import { issueReceipt } from '../receipts/issue-receipt.ts';
import { restOfCharge } from '../rest-of-charge.ts';
import { presentTransfer } from './present-bank-refund.ts';

/** Staff have transferred it by hand: we record that and tell the customer. */
export async function markRefundPaid(
  deps: Deps,
  actor: Actor<Person>,
  { refundId }: ParsedInput<typeof calls.markRefundPaid>,
): Promise<CallAnswer<typeof calls.markRefundPaid>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const found = await findBankRefund(tx, refundId);
    if (!found) throw new Refusal('not-found');
    const chargeId = (await findLedgerRow(tx, refundId))?.refundsId ?? null;
    // The same lock order as when a dispute is applied.
    if (chargeId !== null) await lockLedgerRow(tx, chargeId);
    const row = await lockLedgerRow(tx, refundId);
    if (row.state !== 'pending') throw new Refusal('already-paid');
    await countLargeSum(deps, tx, actor.who, row.amountInCents, now);
    // If a bank has taken the money, either the customer gets it or we get it back first.
    if (chargeId !== null && (await restOfCharge(tx, chargeId)) < 0) throw new Refusal('refund-too-large');
    await recordAction(tx, actor, { action: 'refund-transferred', target: refundId }, now);
    // Without an account it can't have been transferred.
    if (!(await markTransferred(tx, refundId, actor.who.account.id, now))) throw new Refusal('state-moved-on');
    await closeLedgerRow(tx, refundId, { state: 'succeeded' }, now);
    for (const kind of ['refund-failed', 'transfer-due'] as const) {
      await closeAsDone(tx, { kind, target: refundId }, actor.who.account.id, now);
    }
    const { bookingId } = row;
    if (bookingId !== null) await queueNotices(tx, { bookingId, kind: 'refunded', now, occasion: refundId });
    else await tellBuyer(tx, row, 'refund-transferred', now);
    await creditOnce(deps, tx, row, now);
    return presentTransfer((await findBankRefund(tx, refundId)) ?? found);
  });
}

/** A refund that failed days later already has its credit note, and this is the same money. */
async function creditOnce(deps: Deps, tx: Tx, row: LedgerRow, now: Temporal.Instant): Promise<void> {
  const failed = await findLedgerRow(tx, failedRefundOf(row));
  if (failed?.receiptId) await namingReceiptOf(tx, [row.id], failed.receiptId).execute();
  else await issueReceipt(deps, tx, [row], now);
}
