import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** About two days of doubling delays; after that the sweep continues. */
export const chargeCardJob = defineJob({
  name: 'charge-card',
  payload: z.object({ ledgerId: z.string() }),
  maxAttempts: 50,
});
