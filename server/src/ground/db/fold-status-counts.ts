import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/**
 * Adds up the changes, so that there are only a few again. A single statement: concurrent readers see either the
 * changes or their sum, and new changes wait for the next time.
 */
export async function foldStatusCounts(db: Db): Promise<void> {
  await sql`
    with folded as (delete from status_counts returning *)
    insert into status_counts
    select thing, station_id, status, sum(change) from folded group by thing, station_id, status`.execute(db);
}
