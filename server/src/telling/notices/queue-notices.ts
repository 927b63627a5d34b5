import type { NoticeKind } from '@laine/contract/notice-kind.ts';
import { noticeChannels } from '@laine/contract/notice-kind.ts';
import type { NoticeChannel } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { addToOutbox } from '../outbox/add-to-outbox.ts';

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
 * Requests notices on every channel of their kinds, in the caller's transaction. Asking again sends nothing twice, but
 * an earlier time counts: the receipt planned for the end goes out when the last board is back.
 */
export async function queueNotices(tx: Tx, ...wishes: NoticeWish[]): Promise<void> {
  const [first] = wishes;
  if (!first) return;
  const each = wishes.flatMap(({ bookingId, kind, now, runAt: dueAt = now, occasion = '', isOnPage = false }) =>
    noticeChannels[kind]
      .filter((channel: NoticeChannel) => channel === 'email' || !isOnPage)
      .map((channel) => ({ bookingId, kind, channel, dueAt, occasion })),
  );
  await addToOutbox(tx, each, first.now);
}
