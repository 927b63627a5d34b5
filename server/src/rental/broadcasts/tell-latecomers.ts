import { isBefore } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { addRecipients } from './add-recipients.ts';
import type { BroadcastRow } from './broadcast-store.ts';
import { findBroadcast } from './broadcast-store.ts';
import { listConcerned } from './list-concerned.ts';
import { tellLatecomersJob } from './tell-latecomers-job.ts';

const LOOK_AGAIN = Temporal.Duration.from({ minutes: 5 });

/** Also tells people who were paying during the broadcast, or book while it holds. Nobody is told twice. */
export async function tellLatecomers(deps: Deps, broadcastId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const broadcast = await findBroadcast(tx, broadcastId);
    if (!broadcast || !isBefore(now, broadcast.until)) return;
    await addRecipients(tx, broadcastId, await listConcerned(tx, broadcast, now), now);
    await lookForLatecomers(tx, broadcast, now);
  });
}

/** At a closed station nobody can book. All jobs use the same moments, so that two of them become one. */
export async function lookForLatecomers(
  tx: Tx,
  { id, closureId, createdAt, until }: Pick<BroadcastRow, 'id' | 'closureId' | 'createdAt' | 'until'>,
  now: Temporal.Instant,
): Promise<void> {
  if (closureId !== null) return;
  const rounds = Math.floor(createdAt.until(now).total('minutes') / LOOK_AGAIN.minutes) + 1;
  const runAt = createdAt.add({ minutes: rounds * LOOK_AGAIN.minutes });
  if (!isBefore(runAt, until)) return;
  const dedupeKey = `latecomers:${id}:${runAt.toString()}`;
  await enqueue(tx, tellLatecomersJob, { broadcastId: id }, { now, runAt, dedupeKey });
}
