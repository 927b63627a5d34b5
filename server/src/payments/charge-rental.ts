import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { Checkout } from '../ports/payment-provider.ts';
import { issueReceipt } from './issue-receipt.ts';
import type { LedgerRow } from './ledger-store.ts';
import { findRentalCharge, insertLedgerRow, closeLedgerRow } from './ledger-store.ts';

/** A booking has one charge for its rental, so the first attempt's key is its only one. */
export const rentalKey = (bookingId: string) => `rental:${bookingId}:1`;

type RentalCharge = { bookingId: string; accountId: string; amountInCents: number; vatPercent: number };

/** Written with the booking, before the provider hears of it. */
export async function openRentalCharge(tx: Tx, charge: RentalCharge, now: Temporal.Instant): Promise<void> {
  const row = { ...charge, kind: 'charge', purpose: 'rental', refundsId: null } as const;
  await insertLedgerRow(tx, { ...row, idempotencyKey: rentalKey(charge.bookingId) }, now);
}

async function getRentalCharge(tx: Tx, bookingId: string): Promise<LedgerRow> {
  const charge = await findRentalCharge(tx, bookingId);
  if (!charge) throw new Error('A booking from checkout has its charge');
  return charge;
}

/** Settles the charge with the sum that the provider really charged, and issues a numbered receipt. */
export async function settleRentalCharge(
  deps: Pick<Deps, 'settings' | 'log'>,
  tx: Tx,
  bookingId: string,
  { amountInCents, paymentId }: Checkout,
  now: Temporal.Instant,
): Promise<void> {
  const charge = await getRentalCharge(tx, bookingId);
  if (charge.amountInCents !== amountInCents) {
    deps.log.error({ bookingId, asked: charge.amountInCents, paid: amountInCents }, 'another sum was paid');
  }
  await closeLedgerRow(tx, charge.id, { state: 'succeeded', providerId: paymentId, amountInCents }, now);
  // Where only a card was saved there is nothing to give a receipt for.
  if (amountInCents > 0) await issueReceipt(deps, tx, { ...charge, amountInCents }, now);
}

/** Nobody paid, and the page cannot be paid any more. */
export async function dropRentalCharge(tx: Tx, bookingId: string, why: string, now: Temporal.Instant): Promise<void> {
  const charge = await findRentalCharge(tx, bookingId);
  if (charge?.state !== 'pending') return;
  await closeLedgerRow(tx, charge.id, { state: 'failed', failureCode: why }, now);
}
