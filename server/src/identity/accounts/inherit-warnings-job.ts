import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** Accounts know nothing of warnings, so a new one only asks for those of its address. */
export const inheritWarningsJob = defineJob({
  name: 'inherit-warnings',
  payload: z.object({ accountId: z.string() }),
  maxAttempts: 20,
});
