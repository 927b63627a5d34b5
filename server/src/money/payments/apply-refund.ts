import type { Deps } from '../../ground/deps.ts';
import type { ProviderRefund } from '../../ground/ports/payment-provider.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { findChargeOfPayment } from './find-charge-of-payment.ts';
import { findRefundByProviderId, insertSettledRow } from './ledger-store.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';
import { recheckRefund } from './send-refund.ts';

/** A refund has changed: one of ours that the bank sent back, or one made at the provider. */
export async function applyRefund(deps: Deps, refundId: string): Promise<void> {
  const refund = await deps.payments.findRefundById(refundId);
  if (!refund) return;
  const row = await findRefundByProviderId(deps.db.query, refundId);
  if (row) return recheckRefund(deps, row, refund);
  // One of ours that is being sent right now is recorded by its sender.
  if (refund.ledgerId === null && refund.state !== 'failed') await writeDown(deps, refund);
}

/** Refunded in the provider's own dashboard: we record it and tell staff. */
async function writeDown(deps: Deps, refund: ProviderRefund): Promise<void> {
  const charge = refund.paymentId === null ? undefined : await findChargeOfPayment(deps, refund.paymentId);
  if (!charge) return;
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { accountId, bookingId, passId, giftCardId, country } = charge;
    const row = await insertSettledRow(
      tx,
      {
        kind: 'refund',
        purpose: 'made-at-provider',
        amountInCents: refund.amountInCents,
        vatPercent: charge.vatPercent === null ? null : Number(charge.vatPercent),
        country,
        accountId,
        bookingId,
        passId,
        giftCardId,
        refundsId: charge.id,
        providerId: refund.id,
        idempotencyKey: `made-at-provider:${refund.id}:1`,
      },
      now,
    );
    if (!row) return;
    const data = { bookingId, amountInCents: row.amountInCents, refundId: refund.id };
    await raiseAlert(tx, { kind: 'refund-outside', target: row.id, stationId: null, data }, now);
    if (bookingId !== null) await queueNotices(tx, { bookingId, kind: 'refunded', now, occasion: row.id });
    await issueReceipt(deps, tx, [row], now);
  });
}
