import { enqueue, handleJob } from '../../ground/queue/queue.ts';
import { canHaveHour } from '../../rental/extensions/can-have-hour.ts';
import { recordToldEnds } from '../../rental/sessions/record-told-ends.ts';
import { sendAlertMessageJob } from '../../telling/alert-messages/send-alert-message-job.ts';
import { sendAlertMessage } from '../../telling/alert-messages/send-alert-message.ts';
import { tellOfAlert } from '../../telling/alert-messages/tell-of-alert.ts';
import { tellOfAlertJob } from '../../telling/alerts/tell-of-alert-job.ts';
import { sendAccountMailJob } from '../../telling/notices/send-account-mail-job.ts';
import { sendAccountMail } from '../../telling/notices/send-account-mail.ts';
import { sendNoticeJob } from '../../telling/notices/send-notice-job.ts';
import type { NoticeDeps } from '../../telling/notices/send-notice.ts';
import { sendNotice } from '../../telling/notices/send-notice.ts';

/** Several jobs may wait for one notice or message: those that look again at the same moment are merged into one. */
export const tellingHandlers = (deps: NoticeDeps) => [
  handleJob(sendNoticeJob, async ({ noticeId }, { attempt }) => {
    const isLastAttempt = attempt >= sendNoticeJob.maxAttempts;
    const lookAgainAt = await sendNotice(deps, noticeId, {
      isLastAttempt,
      canHaveHour: (bookingId) => canHaveHour(deps, bookingId),
      recordTold: recordToldEnds,
    });
    if (lookAgainAt === undefined) return;
    const dedupeKey = `notice:${noticeId}:${lookAgainAt.toString()}`;
    await deps.db.transaction((tx) =>
      enqueue(tx, sendNoticeJob, { noticeId }, { now: deps.now(), runAt: lookAgainAt, dedupeKey }),
    );
  }),

  handleJob(sendAlertMessageJob, async ({ messageId }, { attempt }) => {
    const isLastAttempt = attempt >= sendAlertMessageJob.maxAttempts;
    const lookAgainAt = await sendAlertMessage(deps, messageId, { isLastAttempt });
    if (lookAgainAt === undefined) return;
    const dedupeKey = `alert-message:${messageId}:${lookAgainAt.toString()}`;
    await deps.db.transaction((tx) =>
      enqueue(tx, sendAlertMessageJob, { messageId }, { now: deps.now(), runAt: lookAgainAt, dedupeKey }),
    );
  }),

  handleJob(sendAccountMailJob, (wish, { jobId }) => sendAccountMail(deps, wish, jobId)),
  handleJob(tellOfAlertJob, ({ alertId }) => tellOfAlert(deps, alertId)),
];
