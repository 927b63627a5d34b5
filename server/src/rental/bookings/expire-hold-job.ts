import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Some minutes of doubling delays; after that the sweep asks every minute. */
export const expireHoldJob = defineJob({
  name: 'expire-hold',
  payload: z.object({ bookingId: z.string() }),
  maxAttempts: 8,
});
