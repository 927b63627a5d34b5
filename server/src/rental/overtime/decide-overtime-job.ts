import { z } from 'zod';
import type { Tx } from '../../ground/db/open-database.ts';
import { defineJob, enqueue } from '../../ground/queue/queue.ts';

export const decideOvertimeJob = defineJob({
  name: 'decide-overtime',
  payload: z.object({ bookingId: z.string() }),
  maxAttempts: 8,
});

const LOOK_AGAIN_AFTER = Temporal.Duration.from({ minutes: 1 });

/** The boards are back while one more hour is held: whether they were late shows once it's paid or has lapsed. */
export async function lookAgainLater(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  await enqueue(tx, decideOvertimeJob, { bookingId }, { now, runAt: now.add(LOOK_AGAIN_AFTER) });
}
