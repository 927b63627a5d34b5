import { z } from 'zod';
import { defineJob } from '../../ground/queue/queue.ts';

/** A charged free hour was used after all: see `undo-late-charge.ts`. */
export const undoLateChargeJob = defineJob({
  name: 'undo-late-charge',
  payload: z.object({ bookingId: z.string(), isLast: z.boolean() }),
  maxAttempts: 50,
});
