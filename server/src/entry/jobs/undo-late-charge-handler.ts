import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import { undoLateChargeJob } from '../../money/debts/undo-late-charge-job.ts';
import { undoLateCharge } from '../../money/debts/undo-late-charge.ts';
import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const undoLateChargeHandler = (deps: Deps) =>
  handleJob(undoLateChargeJob, (wish) => undoLateCharge(deps, wish, chargeFollowUps));
