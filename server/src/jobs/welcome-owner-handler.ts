import type { Deps } from '../deps.ts';
import { welcomeOwnerJob } from '../owners/welcome-owner-job.ts';
import { welcomeOwner } from '../owners/welcome-owner.ts';
import { handleJob } from '../queue/queue.ts';

export const welcomeOwnerHandler = (deps: Deps) => handleJob(welcomeOwnerJob, (welcome) => welcomeOwner(deps, welcome));
