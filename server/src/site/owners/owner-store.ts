import type { Db, Tx } from '../../ground/db/open-database.ts';

export async function listOwnerRows(db: Db, stationId: string) {
  const rows = await db
    .selectFrom('stationOwners')
    .innerJoin('accounts', 'accounts.id', 'stationOwners.accountId')
    .select(['accounts.id', 'accounts.email'])
    .where('stationOwners.stationId', '=', stationId)
    .orderBy('stationOwners.createdAt')
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ id, email }) => ({ id, email: email ?? '' }));
}

/** Null when the person does not own the station. */
export async function findOwnerEmail(db: Db, stationId: string, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('stationOwners')
    .innerJoin('accounts', 'accounts.id', 'stationOwners.accountId')
    .select('email')
    .where('stationId', '=', stationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** False when the person already is an owner. */
export async function insertOwner(
  tx: Tx,
  stationId: string,
  accountId: string,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stationOwners')
    .values({ stationId, accountId, createdAt: now })
    .onConflict((conflict) => conflict.columns(['stationId', 'accountId']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** False when the person was no owner. */
export async function removeOwnerRow(tx: Tx, stationId: string, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('stationOwners')
    .where('stationId', '=', stationId)
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Falls back to the id when the facts hold no name. */
export async function findStationName(db: Db, stationId: string): Promise<string> {
  const row = await db.selectFrom('stations').select('metadata').where('id', '=', stationId).executeTakeFirst();
  return row?.metadata['name'] ?? stationId;
}

/** Returns the stations that the person ran. */
export async function removeOwnerRows(tx: Tx, accountId: string): Promise<string[]> {
  const rows = await tx.deleteFrom('stationOwners').where('accountId', '=', accountId).returning('stationId').execute();
  return rows.map(({ stationId }) => stationId);
}
