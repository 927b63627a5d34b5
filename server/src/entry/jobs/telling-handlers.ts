import { handleJob } from '../../ground/queue/queue.ts';
import { composePrepaidMail } from '../../money/shop/compose-prepaid-mail.ts';
import { composeCallOut } from '../../rental/call-outs/compose-call-out.ts';
import { canHaveHour } from '../../rental/extensions/can-have-hour.ts';
import { composeOpeningMail } from '../../rental/opening-wishes/compose-opening-mail.ts';
import { recordToldEnds } from '../../rental/sessions/record-told-ends.ts';
import { welcomeOwner } from '../../site/owners/welcome-owner.ts';
import { composeAlertMessage } from '../../telling/alert-messages/compose-alert-message.ts';
import { tellOfAlert } from '../../telling/alert-messages/tell-of-alert.ts';
import { tellOfAlertJob } from '../../telling/alerts/tell-of-alert-job.ts';
import { composeAccountMail } from '../../telling/notices/compose-account-mail.ts';
import { composeNotice } from '../../telling/notices/compose-notice.ts';
import { lanes, sendNoticeJob } from '../../telling/outbox/lanes.ts';
import type { Authors, OutboxDeps } from '../../telling/outbox/notice.ts';
import { sendNotice } from '../../telling/outbox/send-notice.ts';

/** What each domain has to tell, and whether it still has to. */
export function allAuthors(deps: OutboxDeps): Authors {
  const asking = { canHaveHour: (bookingId: string) => canHaveHour(deps, bookingId), recordTold: recordToldEnds };
  return {
    rental: ([notice]) => composeNotice(deps, notice, asking),
    account: ([notice]) => composeAccountMail(deps, notice),
    purchase: ([notice]) => composePrepaidMail(deps, notice),
    owner: ([notice]) => welcomeOwner(deps, notice),
    alert: (notices) => composeAlertMessage(deps, notices),
    callOut: ([notice]) => composeCallOut(deps, notice),
    openingWish: ([notice]) => composeOpeningMail(deps, notice),
  };
}

/** By lane. */
export function tellingHandlers(deps: OutboxDeps) {
  const authors = allAuthors(deps);
  const send = (job: typeof sendNoticeJob) =>
    handleJob(job, ({ noticeId }, { attempt }) =>
      sendNotice(deps, authors, noticeId, { job, isLast: attempt >= job.maxAttempts }),
    );
  return {
    danger: [handleJob(tellOfAlertJob, ({ alertId }) => tellOfAlert(deps, alertId)), send(lanes.danger)],
    codes: [send(lanes.codes), send(sendNoticeJob)],
    money: [send(lanes.money)],
    rest: [send(lanes.rest)],
  };
}
