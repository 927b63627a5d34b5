import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** The sum of a debt went down: see `close-debt-page.ts`. */
export const closeDebtPageJob = defineJob({
  name: 'close-debt-page',
  payload: z.object({ debtId: z.string() }),
  maxAttempts: 50,
});
