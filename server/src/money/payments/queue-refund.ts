import type { RefundPurpose } from '@laine/contract/states.ts';
import { splitRefund } from '@laine/rules/money/split-refund.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { newId } from '../../ground/secrets.ts';
import type { ChargeOwner } from './ledger-store.ts';
import { insertLedgerRow, lockRefundableCharges } from './ledger-store.ts';
import { sendRefundJob } from './send-refund-job.ts';
import { takeVouchersBack } from './take-vouchers-back.ts';

type RefundWish = {
  of: ChargeOwner;
  accountId: string;
  purpose: RefundPurpose;
  amountInCents: number;
};

/**
 * Writes the ledger rows in the transaction that promises the money, one per charge; a job sends each after commit.
 * Returns the part that can't be refunded because less was charged.
 */
export async function queueRefund(tx: Tx, wish: RefundWish, now: Temporal.Instant): Promise<number> {
  const { accountId, purpose } = wish;
  const charges = await lockRefundableCharges(tx, wish.of);
  const { of, amountInCents: wished } = wish;
  const parts = splitRefund(
    charges,
    'bookingId' in of ? await takeVouchersBack(tx, of.bookingId, wished, now) : wished,
  );
  for (const { chargeId, amountInCents } of parts) {
    const { means, bookingId, passId, giftCardId, vatPercent, country } =
      charges.find(({ id }) => id === chargeId) ?? never();
    const row = await insertLedgerRow(
      tx,
      {
        kind: 'refund',
        purpose,
        means,
        amountInCents,
        vatPercent: vatPercent === null ? null : Number(vatPercent),
        country,
        accountId,
        bookingId,
        passId,
        giftCardId,
        refundsId: chargeId,
        // Each row is sent once, so its own id is enough for a key.
        idempotencyKey: `${purpose}:${newId()}:1`,
      },
      now,
    );
    await enqueue(tx, sendRefundJob, { ledgerId: row.id }, { now, dedupeKey: `refund:${row.id}` });
  }
  return parts.reduce((left, { amountInCents }) => left - amountInCents, wish.amountInCents);
}

function never(): never {
  throw new Error('a part of a refund belongs to a charge');
}
