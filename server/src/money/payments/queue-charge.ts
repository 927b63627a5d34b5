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
  /** What the charge is for, such as a booking or a claim. With purpose and attempt it makes the key. */
  subjectId: string;
  attempt?: number;
  amountInCents: number;
  /** The tax of the charge in whose place this one is tried; any other is taxed as the table says. */
  taxedAs?: Tax;
  accountId: string;
  bookingId: string | null;
  debtId?: string | null;
  claimId?: string | null;
  passId?: string | null;
  giftCardId?: string | null;
};

/** What is to be paid, written down before anybody is asked for it. Written again it is the same row, or an error. */
export async function openCharge(tx: Tx, wish: ChargeWish, now: Temporal.Instant): Promise<LedgerRow> {
  const { subjectId, attempt = 1, taxedAs, ...row } = wish;
  const idempotencyKey = `${wish.purpose}:${subjectId}:${attempt}`;
  const tax = taxedAs ?? (await taxOfCharge(tx, wish, now));
  return insertLedgerRow(tx, { ...row, ...tax, kind: 'charge', attempt, idempotencyKey }, now);
}

/** The saved card pays it, without its holder: a job asks after the commit. */
export async function queueCharge(tx: Tx, wish: ChargeWish, now: Temporal.Instant): Promise<LedgerRow> {
  const row = await openCharge(tx, wish, now);
  await enqueue(tx, chargeCardJob, { ledgerId: row.id }, { now, dedupeKey: `charge:${row.id}` });
  return row;
}
