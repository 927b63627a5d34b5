import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

type AlertFilter = {
  /** Alerts that concern no station are for those who see all of them. */
  stationIds: string[] | 'all';
  stationId: string | undefined;
  offset: number;
  limit: number;
};

export async function listAlertRows(db: Db, { stationIds, stationId, offset, limit }: AlertFilter) {
  return db
    .selectFrom('alerts')
    .select(['id', 'stationId', 'kind', 'data', 'createdAt', 'closedAt'])
    .$if(stationIds !== 'all', (query) => query.where('stationId', '=', sql<string>`any(${stationIds})`))
    .$if(stationId !== undefined, (query) => query.where('stationId', '=', stationId ?? ''))
    .orderBy(sql`closed_at is not null`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export async function findAlertStation(db: Db, id: string) {
  return db.selectFrom('alerts').select('stationId').where('id', '=', id).executeTakeFirst();
}

/** False when somebody else was first. */
export async function markClosed(db: Db, id: string, closedBy: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('alerts')
    .set({ closedAt: now, closedBy })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
