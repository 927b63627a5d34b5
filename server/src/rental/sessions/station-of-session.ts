import type { Db } from '../../ground/db/open-database.ts';

/** Undefined if there is no such session. */
export async function stationOfSession(db: Db, sessionId: string): Promise<string | undefined> {
  const row = await db.selectFrom('sessions').select('stationId').where('id', '=', sessionId).executeTakeFirst();
  return row?.stationId;
}
