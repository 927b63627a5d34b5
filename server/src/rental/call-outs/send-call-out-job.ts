import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Only a few attempts: after ten minutes the next person is called anyway. */
export const sendCallOutJob = defineJob({
  name: 'send-call-out',
  payload: z.object({ callOutId: z.string() }),
  maxAttempts: 8,
});
