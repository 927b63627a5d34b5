import type { Tx } from '../db/open-database.ts';
import { enqueue } from '../jobs/queue.ts';
import { sendRefundJob } from '../jobs/send-refund.ts';
import { listPendingRefundsOf } from './ledger-store.ts';

/** What these bookings' refunds waited for has happened: they are looked at again after the caller's commit. */
export async function releaseRefunds(tx: Tx, bookingIds: string[], now: Temporal.Instant): Promise<void> {
  for (const ledgerId of await listPendingRefundsOf(tx, bookingIds)) {
    await enqueue(tx, sendRefundJob, { ledgerId }, { now });
  }
}
