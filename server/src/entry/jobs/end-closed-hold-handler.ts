import { endClosedHoldJob } from '../../rental/closures/end-closed-hold-job.ts';
import { endClosedHold } from '../../rental/closures/end-closed-hold.ts';
import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const endClosedHoldHandler = (deps: Deps) =>
  handleJob(endClosedHoldJob, ({ bookingId }) => endClosedHold(deps, bookingId));
