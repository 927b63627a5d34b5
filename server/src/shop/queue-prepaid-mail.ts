import type { Tx } from '../db/open-database.ts';
import { enqueue } from '../queue/queue.ts';
import type { PrepaidMail } from './prepaid-mail-job.ts';
import { sendPrepaidMailJob } from './prepaid-mail-job.ts';

/** Written once the caller's transaction is committed, and once only: each of these happens to a purchase once. */
export async function queuePrepaidMail(tx: Tx, mail: PrepaidMail, now: Temporal.Instant): Promise<void> {
  const subject = 'passId' in mail ? mail.passId : mail.giftCardId;
  await enqueue(tx, sendPrepaidMailJob, mail, { now, dedupeKey: `prepaid-mail:${mail.kind}:${subject}` });
}
