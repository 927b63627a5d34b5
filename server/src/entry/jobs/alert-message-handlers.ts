import { sendAlertMessageJob } from '../../telling/alert-messages/send-alert-message-job.ts';
import { sendAlertMessage } from '../../telling/alert-messages/send-alert-message.ts';
import { tellOfAlert } from '../../telling/alert-messages/tell-of-alert.ts';
import { tellOfAlertJob } from '../../telling/alerts/tell-of-alert-job.ts';
import type { NoticeDeps } from '../../telling/notices/send-notice.ts';
import { enqueue, handleJob } from '../../ground/queue/queue.ts';

export const alertMessageHandlers = (deps: NoticeDeps) => [
  handleJob(tellOfAlertJob, ({ alertId }) => tellOfAlert(deps, alertId)),

  handleJob(sendAlertMessageJob, async ({ messageId }, { attempt }) => {
    const isLastAttempt = attempt >= sendAlertMessageJob.maxAttempts;
    const lookAgainAt = await sendAlertMessage(deps, messageId, { isLastAttempt });
    if (lookAgainAt === undefined) return;
    const dedupeKey = `alert-message:${messageId}:${lookAgainAt.toString()}`;
    await deps.db.transaction((tx) =>
      enqueue(tx, sendAlertMessageJob, { messageId }, { now: deps.now(), runAt: lookAgainAt, dedupeKey }),
    );
  }),
];
