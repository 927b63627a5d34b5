import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** With the runner's doubling delays the last attempt comes about eight hours after the first. */
export const sendNoticeJob = defineJob({
  name: 'send-notice',
  payload: z.object({ noticeId: z.string() }),
  maxAttempts: 20,
});
