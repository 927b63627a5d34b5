import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { noticeChannels } from '@laine/contract/notice-kind.ts';
import type { NoticeChannel } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { addNotice } from './notice-store.ts';
import { sendNoticeJob } from './send-notice-job.ts';

export type NoticeWish = {
  bookingId: string;
  kind: NoticeKind;
  now: Temporal.Instant;
  runAt?: Temporal.Instant;
  /** Distinguishes several of a kind: a refund's ledger row, or an end. */
  occasion?: string;
  /** The customer did it on the page and reads it there, so no SMS repeats it. */
  isOnPage?: boolean;
};

/**
 * Requests a notice on every channel of its kind, in the caller's transaction. Asking again sends nothing twice, but an
 * earlier time counts: the receipt planned for the end goes out when the last board is back.
 */
export async function queueNotices(tx: Tx, { isOnPage = false, ...wish }: NoticeWish) {
  for (const channel of noticeChannels[wish.kind])
    if (channel === 'email' || !isOnPage) await queueNotice(tx, channel, wish);
}

/** The same on one channel. */
export async function queueNotice(
  tx: Tx,
  channel: NoticeChannel,
  { bookingId, kind, now, runAt = now, occasion = '' }: Omit<NoticeWish, 'isOnPage'>,
) {
  const noticeId = await addNotice(tx, { bookingId, kind, channel, occasion }, now);
  if (noticeId !== undefined) await enqueue(tx, sendNoticeJob, { noticeId }, { now, runAt });
}
