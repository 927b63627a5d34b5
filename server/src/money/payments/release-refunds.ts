import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { listPendingRefundsOf } from './ledger-store.ts';
import { sendRefundJob } from './send-refund-job.ts';

/** These bookings' refunds no longer have to wait: jobs look at them again after the caller's commit. */
export async function releaseRefunds(tx: Tx, bookingIds: string[], now: Temporal.Instant): Promise<void> {
  for (const ledgerId of await listPendingRefundsOf(tx, bookingIds)) {
    await enqueue(tx, sendRefundJob, { ledgerId }, { now });
  }
}
