import { z } from 'zod';
import { defineJob } from '../../../ground/queue/queue.ts';

/** About two days of doubling delays. */
export const reportReceiptJob = defineJob({
  name: 'report-receipt',
  payload: z.object({ receiptId: z.string() }),
  maxAttempts: 50,
});
