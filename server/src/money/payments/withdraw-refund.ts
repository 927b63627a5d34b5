import type { Tx } from '../../ground/db/open-database.ts';
import { lockCancellationRefunds, closeLedgerRow } from './ledger-store.ts';
import { giveVouchersBack } from './take-vouchers-back.ts';

type WithdrawnRefund = { withdrawnInCents: number; sentInCents: number };

/** The cancellation turned out to be void. Unsent refunds are withdrawn; staff ask for the others back. */
export async function withdrawRefund(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<WithdrawnRefund> {
  const refunds = await lockCancellationRefunds(tx, bookingId);
  const pending = refunds.filter(({ state }) => state === 'pending');
  for (const { id } of pending) {
    await closeLedgerRow(tx, id, { state: 'failed', failureCode: 'rental-started' }, now);
  }
  await giveVouchersBack(tx, bookingId, sum(pending), now);
  const sent = refunds.filter(({ state }) => state === 'succeeded');
  return { withdrawnInCents: sum(pending), sentInCents: sum(sent) };
}

const sum = (rows: { amountInCents: number }[]) => rows.reduce((total, { amountInCents }) => total + amountInCents, 0);
