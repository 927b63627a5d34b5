import type { Tx } from '../../../ground/db/open-database.ts';
import { enqueue } from '../../../ground/queue/queue.ts';
import { reportReceiptJob } from './report-receipt-job.ts';
import type { Receipt } from './receipt-store.ts';

/** Where a tax office hears of every document, a job tells it after the commit. */
export async function queueTaxReport(tx: Tx, { id, country }: Receipt, now: Temporal.Instant): Promise<void> {
  if (country === 'ES') await enqueue(tx, reportReceiptJob, { receiptId: id }, { now, dedupeKey: `report:${id}` });
}
