import { canHaveHour } from '../../rental/extensions/can-have-hour.ts';
import { sendNoticeJob } from '../../telling/notices/send-notice-job.ts';
import type { NoticeDeps } from '../../telling/notices/send-notice.ts';
import { sendNotice } from '../../telling/notices/send-notice.ts';
import { recordToldEnds } from '../../rental/sessions/record-told-ends.ts';
import { enqueue, handleJob } from '../../ground/queue/queue.ts';

export const sendNoticeHandler = (deps: NoticeDeps) =>
  handleJob(sendNoticeJob, async ({ noticeId }, { attempt }) => {
    const isLastAttempt = attempt >= sendNoticeJob.maxAttempts;
    const lookAgainAt = await sendNotice(deps, noticeId, {
      isLastAttempt,
      canHaveHour: (bookingId) => canHaveHour(deps, bookingId),
      recordTold: recordToldEnds,
    });
    if (lookAgainAt === undefined) return;
    // Several jobs may wait for one notice; from here on they are merged into one.
    const dedupeKey = `notice:${noticeId}:${lookAgainAt.toString()}`;
    await deps.db.transaction((tx) =>
      enqueue(tx, sendNoticeJob, { noticeId }, { now: deps.now(), runAt: lookAgainAt, dedupeKey }),
    );
  });
