import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../../ground/db/open-database.ts';
import { staffName } from '../../../ground/db/staff-name.ts';
import type { ItemActsTable } from '../../../ground/db/tables/stations.ts';

export async function insertItemAct(tx: Tx, row: Insertable<ItemActsTable>): Promise<void> {
  await tx.insertInto('itemActs').values(row).execute();
}

/** Newest first, each with its author's name. */
export async function listItemActs(db: Db, itemId: string, limit: number) {
  return db
    .selectFrom('itemActs')
    .leftJoin('accounts', 'accounts.id', 'itemActs.doneBy')
    .select(['itemActs.id', 'act', 'note', 'place', 'lockerNumber', 'itemActs.createdAt'])
    .select(staffName('accounts').as('by'))
    .where('itemId', '=', itemId)
    .orderBy('itemActs.createdAt', 'desc')
    .orderBy('itemActs.id')
    .limit(limit)
    .execute();
}
