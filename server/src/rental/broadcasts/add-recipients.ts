import type { Tx } from '../../ground/db/open-database.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { insertRecipients } from './broadcast-store.ts';
import type { Concerned } from './list-concerned.ts';

/** Tells everybody who hasn't been told yet, in the caller's transaction. */
export async function addRecipients(
  tx: Tx,
  broadcastId: string,
  concerned: readonly Pick<Concerned, 'bookingId' | 'part'>[],
  now: Temporal.Instant,
): Promise<void> {
  const added = await insertRecipients(tx, broadcastId, concerned);
  // A cancelled booking's customer gets the cancellation instead: one message, with the reason in it.
  const told = added.filter(({ part }) => part !== 'cancelled');
  const news = { kind: 'broadcast', occasion: broadcastId, now } as const;
  await queueNotices(tx, ...told.map(({ bookingId }) => ({ ...news, bookingId })));
}
