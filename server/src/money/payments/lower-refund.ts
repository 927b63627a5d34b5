import type { Tx } from '../../ground/db/open-database.ts';
import { closeLedgerRow, lockCancellationRefunds } from './ledger-store.ts';
import { queueRefund } from './queue-refund.ts';
import { giveVouchersBack } from './take-vouchers-back.ts';

type Lowering = { bookingId: string; byInCents: number; why: string };

/** A refund for a fault of ours shrinks. Sent money stays sent; returns the reduction. */
export async function lowerRefund(
  tx: Tx,
  { bookingId, byInCents, why }: Lowering,
  now: Temporal.Instant,
): Promise<number> {
  const refunds = await lockCancellationRefunds(tx, bookingId);
  const pending = refunds.filter(
    ({ state, purpose, means }) => state === 'pending' && purpose === 'operator-fault' && means !== 'bank',
  );
  const [first] = pending;
  const promisedInCents = pending.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  const lessInCents = Math.min(byInCents, promisedInCents);
  if (!first || first.accountId === null || lessInCents <= 0) return 0;
  for (const { id } of pending) await closeLedgerRow(tx, id, { state: 'failed', failureCode: why }, now);
  await giveVouchersBack(tx, bookingId, promisedInCents, now);
  const { accountId } = first;
  const amountInCents = promisedInCents - lessInCents;
  if (amountInCents > 0) {
    await queueRefund(tx, { of: { bookingId }, accountId, purpose: 'operator-fault', amountInCents }, now);
  }
  return lessInCents;
}
