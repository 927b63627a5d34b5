import type { Tx } from '../../ground/db/open-database.ts';
import { balanceDisputes } from '../debts/balance-disputes.ts';
import { withdrawalInCents } from '../prepaid/own-pass.ts';
import { lowerGiven } from './given-by-bank.ts';
import { closeLedgerRow, lockCancellationRefunds } from './ledger-store.ts';
import { queueRefund } from './queue-refund.ts';
import { giveVouchersBack } from './take-vouchers-back.ts';

type Lowering = { bookingId: string; byInCents: number; why: string };

/** A refund for a fault of ours shrinks, also one that the bank has made. Sent money stays sent; returns the reduction. */
export async function lowerRefund(tx: Tx, lowering: Lowering, now: Temporal.Instant): Promise<number> {
  const lessInCents = await lowerPending(tx, lowering, now);
  const lessGiven = await lowerGiven(tx, { ...lowering, byInCents: lowering.byInCents - lessInCents }, now);
  if (lessGiven > 0) await balanceDisputes(tx, { bookingId: lowering.bookingId }, now);
  return lessInCents + lessGiven;
}

async function lowerPending(tx: Tx, { bookingId, byInCents, why }: Lowering, now: Temporal.Instant): Promise<number> {
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

/** An hour of a pass was used after all, so of what a withdrawal from it gives back, the hour is kept. Sent money stays sent. */
export async function lowerWithdrawal(tx: Tx, passId: string, now: Temporal.Instant): Promise<void> {
  const dueInCents = await withdrawalInCents(tx, passId);
  if (dueInCents === undefined) return;
  const refunds = await tx
    .selectFrom('ledger')
    .select(['id', 'accountId', 'amountInCents', 'state', 'means'])
    .where('passId', '=', passId)
    .where('kind', '=', 'refund')
    .where('purpose', '=', 'withdrawal')
    .where('state', '<>', 'failed')
    .orderBy('id')
    .forUpdate()
    .execute();
  let tooMuch = refunds.reduce((sum, { amountInCents }) => sum + amountInCents, 0) - dueInCents;
  for (const { id, accountId, amountInCents: promisedInCents, state, means } of refunds) {
    if (tooMuch <= 0) return;
    if (state !== 'pending' || means === 'bank' || accountId === null) continue;
    await closeLedgerRow(tx, id, { state: 'failed', failureCode: 'rental-started' }, now);
    const amountInCents = Math.max(0, promisedInCents - tooMuch);
    tooMuch -= promisedInCents - amountInCents;
    await queueRefund(tx, { of: { passId }, accountId, purpose: 'withdrawal', amountInCents }, now);
  }
}
