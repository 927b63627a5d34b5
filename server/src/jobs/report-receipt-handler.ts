import type { Deps } from '../deps.ts';
import { reportReceiptJob } from '../payments/receipts/report-receipt-job.ts';
import { reportReceipt } from '../payments/receipts/report-receipt.ts';
import { handleJob } from '../queue/queue.ts';

export const reportReceiptHandler = (deps: Deps) =>
  handleJob(reportReceiptJob, ({ receiptId }) => reportReceipt(deps, receiptId));
