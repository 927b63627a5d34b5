import { sendCallOutJob } from '../call-outs/send-call-out-job.ts';
import { sendCallOut } from '../call-outs/send-call-out.ts';
import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';

export const sendCallOutHandler = (deps: Deps) =>
  handleJob(sendCallOutJob, ({ callOutId }, { attempt }) => sendCallOut(deps, callOutId, { attempt }));
