import type { Deps } from '../../ground/deps.ts';
import { sendRefundJob } from '../../money/payments/send-refund-job.ts';
import { sendRefund } from '../../money/payments/send-refund.ts';
import { handleJob } from '../../ground/queue/queue.ts';

export const sendRefundHandler = (deps: Deps) => handleJob(sendRefundJob, ({ ledgerId }) => sendRefund(deps, ledgerId));
