import type { Database, Tx } from '@laine/server/ground/db/open-database.ts';
import type { Deps } from '@laine/server/ground/deps.ts';
import { purgeOldRows } from '@laine/server/ground/keeping/purge-old-rows.ts';
import { removeAccount } from '@laine/server/people/removal/remove-account.ts';
import { sql } from 'kysely';
import type { Landmarks } from './find-landmarks.ts';

type Job = { name: string; run: () => Promise<unknown> };

/**
 * What the housekeeping does at night, a batch of each kind, in one transaction that comes to nothing: the network stays
 * as it was loaded.
 */
export async function nightlyJobs(
  db: Database,
  now: Temporal.Instant,
  { personId }: Landmarks,
  work: (tx: Tx, jobs: Job[]) => Promise<void>,
): Promise<void> {
  const undone = new Error('as it was');
  const done = db.transaction(async (tx) => {
    const inside = { ...db, query: tx, transaction: <T>(inner: (tx: Tx) => Promise<T>) => inner(tx) };
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const deps = { db: inside, now: () => now, log } as unknown as Deps;
    await sql`update accounts set deletion_asked_at = ${now.subtract({ hours: 24 * 400 })}, deletion_asked_by = 'person', status = 'deactivated'
      where id = ${personId}`.execute(tx);
    await work(tx, [
      { name: 'removal of a person', run: () => removeAccount(deps, personId) },
      { name: 'retention', run: () => purgeOldRows(deps, undefined, 1) },
    ]);
    throw undone;
  });
  await done.catch((error: unknown) => {
    if (error !== undone) throw error;
  });
}
