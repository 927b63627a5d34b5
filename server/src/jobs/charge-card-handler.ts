import { chargeFollowUps } from '../charges/charge-follow-ups.ts';
import type { Deps } from '../deps.ts';
import { chargeCardJob } from '../payments/charge-card-job.ts';
import { chargeCard } from '../payments/charge-card.ts';
import { handleJob } from '../queue/queue.ts';

export const chargeCardHandler = (deps: Deps) =>
  handleJob(chargeCardJob, ({ ledgerId }) => chargeCard(deps, ledgerId, chargeFollowUps));
