import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Some minutes of doubling delays; after that the hold has run out by itself. */
export const endClosedHoldJob = defineJob({
  name: 'end-closed-hold',
  payload: z.object({ bookingId: z.string() }),
  maxAttempts: 8,
});
