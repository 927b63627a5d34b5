import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

export const applyPaymentEventJob = defineJob({
  name: 'apply-payment-event',
  payload: z.object({ eventId: z.string() }),
  maxAttempts: 15,
});
