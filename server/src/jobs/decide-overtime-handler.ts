import type { Deps } from '../deps.ts';
import { decideOvertimeAgain } from '../overtime/decide-overtime-again.ts';
import { decideOvertimeJob } from '../overtime/decide-overtime-job.ts';
import { handleJob } from '../queue/queue.ts';

export const decideOvertimeHandler = (deps: Deps) =>
  handleJob(decideOvertimeJob, ({ bookingId }) => decideOvertimeAgain(deps, bookingId));
