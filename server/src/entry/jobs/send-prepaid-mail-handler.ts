import type { Deps } from '../../ground/deps.ts';
import { handleJob } from '../../ground/queue/queue.ts';
import { sendPrepaidMailJob } from '../../money/shop/prepaid-mail-job.ts';
import { sendPrepaidMail } from '../../money/shop/send-prepaid-mail.ts';

export const sendPrepaidMailHandler = (deps: Deps) =>
  handleJob(sendPrepaidMailJob, (mail, { jobId }) => sendPrepaidMail(deps, mail, jobId));
