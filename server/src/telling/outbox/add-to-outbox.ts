import type { OutboxKind } from '@laine/contract/notice-kind.ts';
import type { NoticeChannel } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueueAll } from '../../ground/queue/queue.ts';
import { jobOf } from './lanes.ts';
import { insertNotices } from './outbox-store.ts';

export type OutboxWish = {
  kind: OutboxKind;
  channel: NoticeChannel;
  /** Not sent before; at once if it says nothing. */
  dueAt?: Temporal.Instant;
  /** Distinguishes several of a kind to the same recipient, so that each is sent once. */
  occasion: string;
  alertId?: string;
  /** Those to one account by one channel that are due go out as one message. */
  bundle?: string;
  data?: object;
} & ({ bookingId: string } | { accountId: string | null });

/**
 * In the caller's transaction, sent after its commit; one statement for all of them, and one for their jobs. Asking
 * again sends nothing twice, but an earlier time counts. Returns how many are new.
 */
export async function addToOutbox(tx: Tx, wishes: OutboxWish[], now: Temporal.Instant): Promise<number> {
  const added = await insertNotices(tx, wishes, now);
  const jobs = added.map(({ id, kind, dueAt }) => ({ kind: jobOf(kind), payload: { noticeId: id }, runAt: dueAt }));
  await enqueueAll(tx, jobs, now);
  return added.filter(({ isNew }) => isNew).length;
}
