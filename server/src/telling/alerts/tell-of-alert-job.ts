import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Plans the messages about a new alert. */
export const tellOfAlertJob = defineJob({
  name: 'tell-of-alert',
  payload: z.object({ alertId: z.string() }),
  maxAttempts: 10,
});
