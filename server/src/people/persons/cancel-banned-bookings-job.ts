import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** With the doubling wait of the runner it is tried for about eight hours while payments are out of reach. */
export const cancelBannedBookingsJob = defineJob({
  name: 'cancel-banned-bookings',
  payload: z.object({ accountId: z.string() }),
  maxAttempts: 20,
});
