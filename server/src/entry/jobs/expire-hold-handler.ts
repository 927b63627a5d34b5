import { endHold } from '../../rental/bookings/end-hold.ts';
import { expireHoldJob } from '../../rental/bookings/expire-hold-job.ts';
import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const expireHoldHandler = (deps: Deps) =>
  handleJob(expireHoldJob, async ({ bookingId }) => {
    await endHold(deps, bookingId);
  });
