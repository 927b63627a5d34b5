import { Locale } from '@laine/contract/states.ts';
import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

export const welcomeOwnerJob = defineJob({
  name: 'welcome-owner',
  payload: z.object({
    stationId: z.string(),
    accountId: z.string(),
    locale: Locale,
    /** Our own address in the view of the person who added them. */
    origin: z.string(),
  }),
  maxAttempts: 20,
});
