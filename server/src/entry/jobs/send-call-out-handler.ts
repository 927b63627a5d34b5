import { sendCallOutJob } from '../../rental/call-outs/send-call-out-job.ts';
import { sendCallOut } from '../../rental/call-outs/send-call-out.ts';
import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const sendCallOutHandler = (deps: Deps) =>
  handleJob(sendCallOutJob, ({ callOutId }, { attempt }) => sendCallOut(deps, callOutId, { attempt }));
