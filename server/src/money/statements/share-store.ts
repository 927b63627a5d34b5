import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { OwnerSharesTable } from '../../ground/db/tables/statements.ts';
import { newId } from '../../ground/secrets.ts';

export type ShareRow = Selectable<OwnerSharesTable>;

export const listShares = (db: Db, stationId: string): Promise<ShareRow[]> =>
  db.selectFrom('ownerShares').selectAll().where('stationId', '=', stationId).orderBy('firstDay', 'desc').execute();

type NewShare = Omit<ShareRow, 'id' | 'createdAt' | 'percent'> & { percent: number };

/** Setting it again for the same day replaces the earlier value. */
export async function upsertShare(tx: Tx, { percent, ...share }: NewShare, now: Temporal.Instant): Promise<ShareRow> {
  const row = { ...share, percent: String(percent), createdAt: now };
  return tx
    .insertInto('ownerShares')
    .values({ id: newId(), ...row })
    .onConflict((conflict) => conflict.columns(['stationId', 'firstDay']).doUpdateSet(row))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function listSharedStations(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('ownerShares').select('stationId').distinct().orderBy('stationId').execute();
  return rows.map(({ stationId }) => stationId);
}
