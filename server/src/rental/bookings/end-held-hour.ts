import { z } from 'zod';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { defineJob, enqueue } from '../../ground/queue/queue.ts';

/** Some minutes of doubling delays; after that the sweep asks every minute. */
export const endExtensionJob = defineJob({
  name: 'end-extension',
  payload: z.object({ extensionId: z.string() }),
  maxAttempts: 8,
});

/** An hour that is asked for and not paid yet. */
export async function findHeldHour(db: Db, bookingId: string): Promise<string | undefined> {
  const held = db.selectFrom('extensions').select('id').where('bookingId', '=', bookingId);
  return (await held.where('status', '=', 'held').executeTakeFirst())?.id;
}

/** It was priced for boards of which one is given back, so nobody is to pay for it. Whoever just did gets it back. */
export async function endHeldHour(tx: Tx, bookingId: string, now: Temporal.Instant): Promise<void> {
  const extensionId = await findHeldHour(tx, bookingId);
  if (extensionId !== undefined) await enqueue(tx, endExtensionJob, { extensionId }, { now });
}
