import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Like other notices: the last attempt comes about eight hours after the first. */
export const sendAlertMessageJob = defineJob({
  name: 'send-alert-message',
  payload: z.object({ messageId: z.string() }),
  maxAttempts: 20,
});
