import type { Deps } from '../../ground/deps.ts';
import { decideOvertimeAgain } from '../../rental/overtime/decide-overtime-again.ts';
import { decideOvertimeJob } from '../../rental/overtime/decide-overtime-job.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const decideOvertimeHandler = (deps: Deps) =>
  handleJob(decideOvertimeJob, ({ bookingId }) => decideOvertimeAgain(deps, bookingId));
