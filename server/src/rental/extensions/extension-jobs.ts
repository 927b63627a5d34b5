import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Asks the card again when nobody could while the customer waited; the end of the hold stops it. */
export const askCardJob = defineJob({
  name: 'ask-card-for-extension',
  payload: z.object({ extensionId: z.string() }),
  maxAttempts: 8,
});

/** Some minutes of doubling waits; the sweep goes on asking every minute after that. */
export const endExtensionJob = defineJob({
  name: 'end-extension',
  payload: z.object({ extensionId: z.string() }),
  maxAttempts: 8,
});
