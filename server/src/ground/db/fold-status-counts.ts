import { sql } from 'kysely';
import type { Db } from './open-database.ts';

/**
 * Adds the changes up, so that there are few again. One statement: whoever counts meanwhile sees the changes or their
 * sum, and what comes in meanwhile waits for the next time.
 */
export async function foldStatusCounts(db: Db): Promise<void> {
  await sql`
    with folded as (delete from status_counts returning *)
    insert into status_counts
    select thing, station_id, status, sum(change) from folded group by thing, station_id, status`.execute(db);
}
