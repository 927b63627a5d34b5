import { sendAccountMailJob } from '../notices/send-account-mail-job.ts';
import { sendAccountMail } from '../notices/send-account-mail.ts';
import type { NoticeDeps } from '../notices/send-notice.ts';
import { handleJob } from '../queue/queue.ts';

export const sendAccountMailHandler = (deps: NoticeDeps) =>
  handleJob(sendAccountMailJob, (wish, { jobId }) => sendAccountMail(deps, wish, jobId));
