import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import type { Deps } from '../../ground/deps.ts';
import { balanceOvertimeJob } from '../../rental/overtime/balance-overtime-job.ts';
import { balanceOvertime } from '../../rental/overtime/balance-overtime.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const balanceOvertimeHandler = (deps: Deps) =>
  handleJob(balanceOvertimeJob, ({ bookingId }) => balanceOvertime(deps, bookingId, chargeFollowUps));
