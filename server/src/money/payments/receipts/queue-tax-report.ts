import type { Tx } from '../../../ground/db/open-database.ts';
import { enqueue } from '../../../ground/queue/queue.ts';
import type { Receipt } from './receipt-store.ts';
import { reportReceiptJob } from './report-receipt-job.ts';

/** In countries whose tax office registers every document, a job reports it after commit. */
export async function queueTaxReport(tx: Tx, { id, country }: Receipt, now: Temporal.Instant): Promise<void> {
  if (country === 'ES') await enqueue(tx, reportReceiptJob, { receiptId: id }, { now, dedupeKey: `report:${id}` });
}
