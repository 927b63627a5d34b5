import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Decides who is told of a new alert, how and when. */
export const tellOfAlertJob = defineJob({
  name: 'tell-of-alert',
  payload: z.object({ alertId: z.string() }),
  maxAttempts: 10,
});
