import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Asks the card again if that failed while the customer waited; the end of the hold stops it. */
export const askCardJob = defineJob({
  name: 'ask-card-for-extension',
  payload: z.object({ extensionId: z.string() }),
  maxAttempts: 8,
});
