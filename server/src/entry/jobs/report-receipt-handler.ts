import type { Deps } from '../../ground/deps.ts';
import { reportReceiptJob } from '../../money/payments/receipts/report-receipt-job.ts';
import { reportReceipt } from '../../money/payments/receipts/report-receipt.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const reportReceiptHandler = (deps: Deps) =>
  handleJob(reportReceiptJob, ({ receiptId }) => reportReceipt(deps, receiptId));
