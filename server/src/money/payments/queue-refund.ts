import type { RefundPurpose } from '@laine/contract/states.ts';
import { splitRefund } from '@laine/rules/money/split-refund.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { newId } from '../../ground/secrets.ts';
import { takeOffDebts } from '../debts/take-off-debts.ts';
import type { ChargeOwner } from './ledger-store.ts';
import { insertLedgerRow, lockRefundableCharges, sumInHand } from './ledger-store.ts';
import { sendRefundJob } from './send-refund-job.ts';
import { takeVouchersBack } from './take-vouchers-back.ts';

type RefundWish = {
  of: ChargeOwner;
  accountId: string;
  purpose: RefundPurpose;
  amountInCents: number;
};

/**
 * Writes the ledger rows in the transaction that promises the money, one per charge; a job sends each after commit. What
 * is given back of a charge that a bank took lowers the debt for it. Returns the part that can't be given back because
 * less was charged.
 */
export async function queueRefund(tx: Tx, wish: RefundWish, now: Temporal.Instant): Promise<number> {
  const { of, accountId, purpose, amountInCents: wished } = wish;
  const charges = await lockRefundableCharges(tx, of);
  const possible = isWhole(of) ? await takeVouchersBack(tx, of.bookingId, wished, now) : wished;
  const ids = charges.map(({ id }) => id);
  // Of a booking as a whole, the payments that it still has come first.
  const lowersInCents = isWhole(of) ? Math.max(0, possible - sumInHand(charges)) : possible;
  const letGoInCents = await takeOffDebts(tx, ids, lowersInCents, now);
  const parts = splitRefund(charges, possible - letGoInCents);
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
  return parts.reduce((left, { amountInCents }) => left - amountInCents, wished - letGoInCents);
}

/** Vouchers stand on what was paid for the booking as a whole. A claim or late boards have payments of their own. */
const isWhole = (of: ChargeOwner): of is { bookingId: string } => 'bookingId' in of && Object.keys(of).length === 1;

function never(): never {
  throw new Error('a part of a refund belongs to a charge');
}
