import type { Tx } from '../db/open-database.ts';
import { enqueue } from '../queue/queue.ts';
import { findRentalCharge, insertLedgerRow, sumRefunds } from './ledger-store.ts';
import { sendRefundJob } from './send-refund-job.ts';

type RefundWish = {
  bookingId: string;
  accountId: string;
  purpose: 'cancellation' | 'operator-fault' | 'lost-hold';
  amountInCents: number;
  vatPercent: number;
};

/** The ledger row first, in the transaction that promises the money; a job sends it after the commit. */
export async function queueRefund(tx: Tx, wish: RefundWish, now: Temporal.Instant): Promise<void> {
  if (wish.amountInCents === 0) return;
  const charge = await findRentalCharge(tx, wish.bookingId);
  const idempotencyKey = `${wish.purpose}:${wish.bookingId}:1`;
  const row = await insertLedgerRow(
    tx,
    { ...wish, kind: 'refund', refundsId: charge?.id ?? null, idempotencyKey },
    now,
  );
  await enqueue(tx, sendRefundJob, { ledgerId: row.id }, { now, dedupeKey: `refund:${row.id}` });
}

/** What a booking's customer got back or is being sent. */
export const refundedInCents = sumRefunds;
