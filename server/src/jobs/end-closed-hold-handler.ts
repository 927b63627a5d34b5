import { endClosedHoldJob } from '../closures/end-closed-hold-job.ts';
import { endClosedHold } from '../closures/end-closed-hold.ts';
import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';

export const endClosedHoldHandler = (deps: Deps) =>
  handleJob(endClosedHoldJob, ({ bookingId }) => endClosedHold(deps, bookingId));
