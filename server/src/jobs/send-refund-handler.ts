import type { Deps } from '../deps.ts';
import { sendRefundJob } from '../payments/send-refund-job.ts';
import { sendRefund } from '../payments/send-refund.ts';
import { handleJob } from '../queue/queue.ts';

export const sendRefundHandler = (deps: Deps) => handleJob(sendRefundJob, ({ ledgerId }) => sendRefund(deps, ledgerId));
