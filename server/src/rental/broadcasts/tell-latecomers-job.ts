import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

export const tellLatecomersJob = defineJob({
  name: 'tell-latecomers',
  payload: z.object({ broadcastId: z.string() }),
  maxAttempts: 8,
});
