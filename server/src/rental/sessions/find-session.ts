import type { Tx } from '../../ground/db/open-database.ts';

export async function findSession(tx: Tx, stationId: string, id: string) {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', id)
    .where('stationId', '=', stationId)
    .executeTakeFirst();
}

export type WholeSession = NonNullable<Awaited<ReturnType<typeof findSession>>>;

/** The rental whose board is out of a locker. */
export async function findStartedAt(
  tx: Tx,
  stationId: string,
  lockerNumber: number,
): Promise<WholeSession | undefined> {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .where('status', '=', 'started')
    .executeTakeFirst();
}
