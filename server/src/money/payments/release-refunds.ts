import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { listPendingRefundsOf } from './ledger-store.ts';
import { sendRefundJob } from './send-refund-job.ts';

/** What these bookings' refunds waited for has happened: they are looked at again after the caller's commit. */
export async function releaseRefunds(tx: Tx, bookingIds: string[], now: Temporal.Instant): Promise<void> {
  for (const ledgerId of await listPendingRefundsOf(tx, bookingIds)) {
    await enqueue(tx, sendRefundJob, { ledgerId }, { now });
  }
}
