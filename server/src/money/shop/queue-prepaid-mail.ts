import { MAX_VOUCHERS_AGAIN } from '@laine/rules/constants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import type { PrepaidMail } from './prepaid-mail-job.ts';
import { sendPrepaidMailJob } from './prepaid-mail-job.ts';

/** Sent after the caller's commit, and only once: each of these happens to a purchase once. */
export async function queuePrepaidMail(tx: Tx, mail: PrepaidMail, now: Temporal.Instant): Promise<void> {
  const subject = 'passId' in mail ? mail.passId : mail.giftCardId;
  await enqueue(tx, sendPrepaidMailJob, mail, { now, dedupeKey: `prepaid-mail:${mail.kind}:${subject}` });
}

/**
 * Resends are numbered, and a finished job keeps its key for a week, which limits them. False when the limit is
 * reached. The caller has locked the card, so two wishes at once count as two.
 */
export async function queueVoucherAgain(tx: Tx, giftCardId: string, now: Temporal.Instant): Promise<boolean> {
  for (let time = 1; time <= MAX_VOUCHERS_AGAIN; time += 1) {
    const dedupeKey = `prepaid-mail:voucher:${giftCardId}:again:${time}`;
    if (await enqueue(tx, sendPrepaidMailJob, { kind: 'voucher', giftCardId }, { now, dedupeKey })) return true;
  }
  return false;
}
