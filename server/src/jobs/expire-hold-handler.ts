import { endHold } from '../bookings/end-hold.ts';
import { expireHoldJob } from '../bookings/expire-hold-job.ts';
import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';

export const expireHoldHandler = (deps: Deps) =>
  handleJob(expireHoldJob, async ({ bookingId }) => {
    await endHold(deps, bookingId);
  });
