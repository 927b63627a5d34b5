import type { ChargePurpose } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { chargeCardJob } from './charge-card-job.ts';
import type { LedgerRow } from './ledger-store.ts';
import { insertLedgerRow } from './ledger-store.ts';
import type { Tax } from './tax-of-charge.ts';
import { taxOfCharge } from './tax-of-charge.ts';

export type ChargeWish = {
  purpose: ChargePurpose;
  /** The booking, claim or other thing to charge for. With purpose and attempt it makes the key. */
  subjectId: string;
  attempt?: number;
  amountInCents: number;
  /** When this charge replaces another one: that one's tax. Any other is taxed as the table says. */
  taxedAs?: Tax;
  accountId: string;
  bookingId: string | null;
  debtId?: string | null;
  claimId?: string | null;
  passId?: string | null;
  giftCardId?: string | null;
};

/** Written down before anybody is asked for money. Writing it again finds the same row, or throws. */
export async function openCharge(tx: Tx, wish: ChargeWish, now: Temporal.Instant): Promise<LedgerRow> {
  const { subjectId, attempt = 1, taxedAs, ...row } = wish;
  const idempotencyKey = `${wish.purpose}:${subjectId}:${attempt}`;
  const tax = taxedAs ?? (await taxOfCharge(tx, wish, now));
  return insertLedgerRow(tx, { ...row, ...tax, kind: 'charge', attempt, idempotencyKey }, now);
}

/** Charges the saved card without its holder: a job asks after commit. */
export async function queueCharge(tx: Tx, wish: ChargeWish, now: Temporal.Instant): Promise<LedgerRow> {
  const row = await openCharge(tx, wish, now);
  await enqueue(tx, chargeCardJob, { ledgerId: row.id }, { now, dedupeKey: `charge:${row.id}` });
  return row;
}
