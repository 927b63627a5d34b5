import { sendAccountMailJob } from '../../telling/notices/send-account-mail-job.ts';
import { sendAccountMail } from '../../telling/notices/send-account-mail.ts';
import type { NoticeDeps } from '../../telling/notices/send-notice.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const sendAccountMailHandler = (deps: NoticeDeps) =>
  handleJob(sendAccountMailJob, (wish, { jobId }) => sendAccountMail(deps, wish, jobId));
