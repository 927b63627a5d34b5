import type { Tx } from '../../ground/db/open-database.ts';
import { closeLedgerRow, lockLedgerRow } from './ledger-store.ts';
import { findOpenPageOf } from './payment-pages.ts';

type Dropping = 'dropped' | 'settled' | 'page-open';

/** Cancels a charge unless an open page can pay it. Opening a page takes the same lock, so none can follow. */
export async function dropUnpayableCharge(
  tx: Tx,
  ledgerId: string,
  why: string,
  now: Temporal.Instant,
): Promise<Dropping> {
  const { state } = await lockLedgerRow(tx, ledgerId);
  if (state !== 'pending') return 'settled';
  // A separate statement after the lock, to see what was committed while we waited for it.
  if (await findOpenPageOf(tx, { ledgerId })) return 'page-open';
  await closeLedgerRow(tx, ledgerId, { state: 'failed', failureCode: why }, now);
  return 'dropped';
}

/** Cancels an unpaid charge whose page the caller has closed. */
export async function dropCharge(tx: Tx, ledgerId: string, why: string, now: Temporal.Instant): Promise<void> {
  const row = await lockLedgerRow(tx, ledgerId);
  if (row.state === 'pending') await closeLedgerRow(tx, row.id, { state: 'failed', failureCode: why }, now);
}

/** The same for a saved card that hasn't been asked yet: a job that is about to ask finds the charge cancelled. */
export async function dropUnaskedCharge(tx: Tx, ledgerId: string, why: string, now: Temporal.Instant): Promise<void> {
  const { state, cardId } = await lockLedgerRow(tx, ledgerId);
  if (state === 'pending' && cardId === null) {
    await closeLedgerRow(tx, ledgerId, { state: 'failed', failureCode: why }, now);
  }
}
