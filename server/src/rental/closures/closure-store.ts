import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ClosuresTable } from '../../ground/db/tables/stations.ts';
import { newId } from '../../ground/secrets.ts';

export type ClosureRow = Selectable<ClosuresTable>;
export type NewClosure = Pick<
  ClosureRow,
  'stationId' | 'lockerNumber' | 'start' | 'end' | 'kind' | 'reason' | 'createdBy'
>;

export const insertClosure = (tx: Tx, closure: NewClosure, now: Temporal.Instant): Promise<ClosureRow> =>
  tx
    .insertInto('closures')
    .values({ id: newId(), ...closure, createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findClosure = (db: Db, id: string): Promise<ClosureRow | undefined> =>
  db.selectFrom('closures').selectAll().where('id', '=', id).executeTakeFirst();

/** False if somebody ended it before. */
export async function markEnded(tx: Tx, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('closures')
    .set({ endedAt: now, updatedAt: now })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

type ClosureFilter = { stationIds: string[] | 'all'; now: Temporal.Instant; offset: number; limit: number };

/** Present and future closures, the next one first. */
export const listCurrentClosures = (db: Db, { stationIds, now, offset, limit }: ClosureFilter): Promise<ClosureRow[]> =>
  db
    .selectFrom('closures')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('end', '>', now)
    .$if(stationIds !== 'all', (query) => query.where('stationId', 'in', stationIds === 'all' ? [] : stationIds))
    .orderBy('start')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
