import { sql } from 'kysely';
import type { Db } from './open-database.ts';
import type { StatusCountsTable } from './tables/bookings.ts';

type Counted = { thing: StatusCountsTable['thing']; stationIds: string[] | 'all'; status?: string | undefined };

/** Reads counters instead of counting rows. */
export async function countByStatus(db: Db, { thing, stationIds, status }: Counted): Promise<number> {
  const { count } = await db
    .selectFrom('statusCounts')
    .select(sql<string>`coalesce(sum(change), 0)`.as('count'))
    .where('thing', '=', thing)
    .$if(stationIds !== 'all', (query) => query.where('stationId', '=', sql<string>`any(${stationIds})`))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? ''))
    .executeTakeFirstOrThrow();
  return Number(count);
}
