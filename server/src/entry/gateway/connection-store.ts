import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';

/**
 * Maps sockets of stations to processes. Times are the database's own: moving the product's clock must not make a
 * living socket look dead, nor a dead one alive.
 */

export const CONNECTION_CHANNEL = 'station-connection';

const databaseNow = sql<Temporal.Instant>`clock_timestamp()`;

type Holder = { stationId: string; connectionId: string; instanceId: string };

/** The newest connection wins; every process is notified and checks whether it holds an older one. */
export async function claimStation(tx: Tx, holder: Holder): Promise<void> {
  const times = { connectedAt: databaseNow, seenAt: databaseNow };
  await tx
    .with('claimed', (query) =>
      query
        .insertInto('stationConnections')
        .values({ ...holder, ...times })
        .onConflict((conflict) => conflict.column('stationId').doUpdateSet({ ...holder, ...times }))
        .returning('stationId'),
    )
    .selectFrom('claimed')
    .select(sql`pg_notify(${CONNECTION_CHANNEL}, station_id)`.as('told'))
    .execute();
}

export async function releaseStation(db: Db, connectionId: string): Promise<void> {
  await db.deleteFrom('stationConnections').where('connectionId', '=', connectionId).execute();
}

/** Returns those that still hold their station; the others were replaced. */
export async function touchConnections(db: Db, connectionIds: string[]): Promise<Set<string>> {
  const rows = await db
    .updateTable('stationConnections')
    .set({ seenAt: databaseNow })
    .where('connectionId', '=', sql<string>`any(${connectionIds})`)
    .returning('connectionId')
    .execute();
  return new Set(rows.map(({ connectionId }) => connectionId));
}

export async function holdsStation(db: Db, connectionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('stationConnections')
    .select('stationId')
    .where('connectionId', '=', connectionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns those of the keys that still open a link. */
export async function readValidKeys(db: Db, keyHashes: string[]): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('stations')
    .select('apiKeyHash')
    .where('apiKeyHash', '=', sql<string>`any(${keyHashes})`)
    .execute();
  return new Set(rows.map(({ apiKeyHash }) => apiKeyHash));
}
