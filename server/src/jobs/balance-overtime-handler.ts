import { chargeFollowUps } from '../charges/charge-follow-ups.ts';
import type { Deps } from '../deps.ts';
import { balanceOvertimeJob } from '../overtime/balance-overtime-job.ts';
import { balanceOvertime } from '../overtime/balance-overtime.ts';
import { handleJob } from '../queue/queue.ts';

export const balanceOvertimeHandler = (deps: Deps) =>
  handleJob(balanceOvertimeJob, ({ bookingId }) => balanceOvertime(deps, bookingId, chargeFollowUps));
