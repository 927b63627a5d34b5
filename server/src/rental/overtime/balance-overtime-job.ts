import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** The price has gone down: see `balance-overtime.ts`. */
export const balanceOvertimeJob = defineJob({
  name: 'balance-overtime',
  payload: z.object({ bookingId: z.string() }),
  maxAttempts: 50,
});
