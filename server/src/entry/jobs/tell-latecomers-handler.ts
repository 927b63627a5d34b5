import { tellLatecomersJob } from '../../rental/broadcasts/tell-latecomers-job.ts';
import { tellLatecomers } from '../../rental/broadcasts/tell-latecomers.ts';
import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const tellLatecomersHandler = (deps: Deps) =>
  handleJob(tellLatecomersJob, ({ broadcastId }) => tellLatecomers(deps, broadcastId));
