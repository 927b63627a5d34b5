import type { Tx } from '../../ground/db/open-database.ts';
import { closeLedgerRow, lockLedgerRow } from './ledger-store.ts';
import { findOpenPageOf } from './payment-page-store.ts';

type Dropping = 'dropped' | 'settled' | 'page-open';

/**
 * It is not to be paid any more. Not while there is a page on which somebody may pay it; whoever opens one locks the charge
 * as well, so none can follow.
 */
export async function dropUnpayableCharge(
  tx: Tx,
  ledgerId: string,
  why: string,
  now: Temporal.Instant,
): Promise<Dropping> {
  const { state } = await lockLedgerRow(tx, ledgerId);
  if (state !== 'pending') return 'settled';
  // A statement of its own, after the lock: it sees what was committed while the lock was waited for.
  if (await findOpenPageOf(tx, ledgerId)) return 'page-open';
  await closeLedgerRow(tx, ledgerId, { state: 'failed', failureCode: why }, now);
  return 'dropped';
}

/** It is not to be paid any more, and nobody has paid it. The caller has closed its page. */
export async function dropCharge(tx: Tx, ledgerId: string, why: string, now: Temporal.Instant): Promise<void> {
  const row = await lockLedgerRow(tx, ledgerId);
  if (row.state === 'pending') await closeLedgerRow(tx, row.id, { state: 'failed', failureCode: why }, now);
}

/** The same for a saved card that nobody has asked yet: whoever is about to finds that it is not wanted any more. */
export async function dropUnaskedCharge(tx: Tx, ledgerId: string, why: string, now: Temporal.Instant): Promise<void> {
  const { state, cardId } = await lockLedgerRow(tx, ledgerId);
  if (state === 'pending' && cardId === null) {
    await closeLedgerRow(tx, ledgerId, { state: 'failed', failureCode: why }, now);
  }
}
