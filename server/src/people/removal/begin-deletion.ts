import { removalDay } from '@laine/rules/people/deletion.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { DeletionAsker } from '../../ground/db/tables/accounts.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { beginLeaving } from '../../identity/accounts/leave-account.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { removeAccountJob } from './remove-account-job.ts';

type Beginning = { accountId: string; by: DeletionAsker; keepLogin?: string };

/** Repeating it changes neither the day nor the mails. False if it was under way already. */
export async function beginDeletion(
  tx: Tx,
  { accountId, by, keepLogin }: Beginning,
  now: Temporal.Instant,
): Promise<boolean> {
  if (!(await beginLeaving(tx, { accountId, by, keepLogin }, now))) return false;
  const removedOn = removalDay(now);
  const kind = by === 'disuse' ? 'account-unused' : 'deletion-begun';
  await queueAccountMail(tx, { accountId, kind, data: { removedOn } }, now);
  const dedupeKey = `removal:${accountId}:${now.toString()}`;
  await enqueue(tx, removeAccountJob, { accountId }, { now, runAt: removedOn, dedupeKey });
  return true;
}
