import type { z } from 'zod';
import { enqueue, handleJob, type JobKind } from '../../ground/queue/queue.ts';
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

export const tellingHandlers = (deps: NoticeDeps) => [
  lookingAgain(deps, sendNoticeJob, ({ noticeId }, isLastAttempt) =>
    sendNotice(deps, noticeId, {
      isLastAttempt,
      canHaveHour: (bookingId) => canHaveHour(deps, bookingId),
      recordTold: recordToldEnds,
    }),
  ),
  lookingAgain(deps, sendAlertMessageJob, ({ messageId }, isLastAttempt) =>
    sendAlertMessage(deps, messageId, { isLastAttempt }),
  ),
  handleJob(sendAccountMailJob, (wish, { jobId }) => sendAccountMail(deps, wish, jobId)),
  handleJob(tellOfAlertJob, ({ alertId }) => tellOfAlert(deps, alertId)),
];

/**
 * `send` answers when to look again. Several jobs may wait for one notice or message: those that look again at the same
 * moment are merged into one.
 */
const lookingAgain = <Payload extends Record<string, string>>(
  deps: NoticeDeps,
  job: JobKind<z.ZodType<Payload, Payload>>,
  send: (payload: Payload, isLastAttempt: boolean) => Promise<Temporal.Instant | undefined>,
) =>
  handleJob(job, async (payload, { attempt }) => {
    const runAt = await send(payload, attempt >= job.maxAttempts);
    if (runAt === undefined) return;
    const dedupeKey = [job.name, ...Object.values(payload), runAt.toString()].join(':');
    await deps.db.transaction((tx) => enqueue(tx, job, payload, { now: deps.now(), runAt, dedupeKey }));
  });
