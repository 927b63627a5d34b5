import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import type { Deps } from '../../ground/deps.ts';
import { chargeCardJob } from '../../money/payments/charge-card-job.ts';
import { chargeCard } from '../../money/payments/charge-card.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const chargeCardHandler = (deps: Deps) =>
  handleJob(chargeCardJob, ({ ledgerId }) => chargeCard(deps, ledgerId, chargeFollowUps));
