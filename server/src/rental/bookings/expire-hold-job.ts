import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Some minutes of doubling waits; the sweep goes on asking every minute after that. */
export const expireHoldJob = defineJob({
  name: 'expire-hold',
  payload: z.object({ bookingId: z.string() }),
  maxAttempts: 8,
});
