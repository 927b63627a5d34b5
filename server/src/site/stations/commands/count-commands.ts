import type { Db } from '../../../ground/db/open-database.ts';

type CommandCount = { stationId: string; askedBy: string; since: Temporal.Instant };

/** The number of a person's requests to a station. */
export async function countCommands(db: Db, { stationId, askedBy, since }: CommandCount): Promise<number> {
  const { count } = await db
    .selectFrom('commands')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('stationId', '=', stationId)
    .where('askedBy', '=', askedBy)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}
