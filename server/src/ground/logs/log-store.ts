import type { Insertable } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { LogsTable } from '../db/tables/operations.ts';

/** An existing row with the same id stays unchanged. */
export async function insertLog(db: Db, row: Insertable<LogsTable>): Promise<void> {
  await db
    .insertInto('logs')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

type LogFilter = {
  stationId: string;
  offset: number;
  limit: number;
  lockerNumber?: number | undefined;
  sessionId?: string | undefined;
};

export async function listLogRows(db: Db, { stationId, lockerNumber, sessionId, offset, limit }: LogFilter) {
  return db
    .selectFrom('logs')
    .selectAll()
    .where('stationId', '=', stationId)
    .$if(lockerNumber !== undefined, (query) => query.where('lockerNumber', '=', lockerNumber ?? 0))
    .$if(sessionId !== undefined, (query) => query.where('sessionId', '=', sessionId ?? ''))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}
