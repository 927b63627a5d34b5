import { z } from 'zod';
import { endHold } from '../bookings/end-hold.ts';
import type { Deps } from '../deps.ts';
import { defineJob, handleJob } from './queue.ts';

/** Some minutes of doubling waits; the sweep goes on asking every minute after that. */
export const expireHoldJob = defineJob({
  name: 'expire-hold',
  payload: z.object({ bookingId: z.string() }),
  maxAttempts: 8,
});

export const expireHoldHandler = (deps: Deps) =>
  handleJob(expireHoldJob, async ({ bookingId }) => {
    await endHold(deps, bookingId);
  });
