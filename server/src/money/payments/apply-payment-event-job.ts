import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Tried for four days, as long as a provider in trouble tells its news again. */
export const applyPaymentEventJob = defineJob({
  name: 'apply-payment-event',
  payload: z.object({ type: z.string(), objectId: z.string() }),
  maxAttempts: 100,
});
