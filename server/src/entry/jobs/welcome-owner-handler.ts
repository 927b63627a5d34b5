import type { Deps } from '../../ground/deps.ts';
import { welcomeOwnerJob } from '../../site/owners/welcome-owner-job.ts';
import { welcomeOwner } from '../../site/owners/welcome-owner.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const welcomeOwnerHandler = (deps: Deps) => handleJob(welcomeOwnerJob, (welcome) => welcomeOwner(deps, welcome));
