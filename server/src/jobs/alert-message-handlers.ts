import { sendAlertMessageJob } from '../alert-messages/send-alert-message-job.ts';
import { sendAlertMessage } from '../alert-messages/send-alert-message.ts';
import { tellOfAlert } from '../alert-messages/tell-of-alert.ts';
import { tellOfAlertJob } from '../alerts/tell-of-alert-job.ts';
import type { NoticeDeps } from '../notices/send-notice.ts';
import { enqueue, handleJob } from '../queue/queue.ts';

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
