import type { Deps } from '../deps.ts';
import { handleJob } from '../queue/queue.ts';
import { sendPrepaidMailJob } from '../shop/prepaid-mail-job.ts';
import { sendPrepaidMail } from '../shop/send-prepaid-mail.ts';

export const sendPrepaidMailHandler = (deps: Deps) =>
  handleJob(sendPrepaidMailJob, (mail, { jobId }) => sendPrepaidMail(deps, mail, jobId));
