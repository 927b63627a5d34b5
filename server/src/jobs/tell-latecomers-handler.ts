import { tellLatecomersJob } from '../broadcasts/tell-latecomers-job.ts';
import { tellLatecomers } from '../broadcasts/tell-latecomers.ts';
import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';

export const tellLatecomersHandler = (deps: Deps) =>
  handleJob(tellLatecomersJob, ({ broadcastId }) => tellLatecomers(deps, broadcastId));
