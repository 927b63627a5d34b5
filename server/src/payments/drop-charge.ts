import type { Tx } from '../db/open-database.ts';
import { closeLedgerRow, lockLedgerRow } from './ledger-store.ts';

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
