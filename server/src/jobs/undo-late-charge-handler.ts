import { chargeFollowUps } from '../charges/charge-follow-ups.ts';
import { undoLateChargeJob } from '../debts/undo-late-charge-job.ts';
import { undoLateCharge } from '../debts/undo-late-charge.ts';
import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';

export const undoLateChargeHandler = (deps: Deps) =>
  handleJob(undoLateChargeJob, (wish) => undoLateCharge(deps, wish, chargeFollowUps));
