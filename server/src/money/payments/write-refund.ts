import type { RefundPurpose } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import { GIVEN_BY_BANK } from './given-by-bank.ts';
import { closeLedgerRow, insertLedgerRow, type LedgerRow } from './ledger-store.ts';

export type RefundOfCharge = { charge: LedgerRow; accountId: string; purpose: RefundPurpose; amountInCents: number };

export function writeRefund(tx: Tx, refund: RefundOfCharge, now: Temporal.Instant): Promise<LedgerRow> {
  const { charge, accountId, purpose, amountInCents } = refund;
  const { id: refundsId, means, bookingId, passId, giftCardId, country } = charge;
  const vatPercent = charge.vatPercent === null ? null : Number(charge.vatPercent);
  // Each row is sent once, so its own id is enough for a key.
  const idempotencyKey = `${purpose}:${newId()}:1`;
  const of = { means, bookingId, passId, giftCardId, country, vatPercent, refundsId, accountId };
  return insertLedgerRow(tx, { kind: 'refund', purpose, amountInCents, ...of, idempotencyKey }, now);
}

/** One that the bank has made. */
export async function writeGiven(tx: Tx, refund: RefundOfCharge, now: Temporal.Instant): Promise<void> {
  const { id } = await writeRefund(tx, refund, now);
  await closeLedgerRow(tx, id, { state: 'failed', failureCode: GIVEN_BY_BANK }, now);
}
