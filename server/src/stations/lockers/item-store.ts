import type { ItemStatus } from '@laine/contract/states.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { asJson } from '../../db/tables/json.ts';
import { newId } from '../../secrets.ts';

export type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number];

export async function listItemRows(db: Db, stationId: string) {
  return db.selectFrom('items').selectAll().where('stationId', '=', stationId).orderBy('name').orderBy('id').execute();
}

export type NewItem = {
  stationId: string;
  lockerNumber: number;
  name: string;
  rfid: string;
  canOpenDoor: boolean;
  status: ItemStatus;
  metadata?: Record<string, string> | undefined;
};

/** Undefined when another item of the station has the tag. */
export async function insertItem(tx: Tx, { metadata, ...item }: NewItem, now: Temporal.Instant) {
  return tx
    .insertInto('items')
    .values({
      id: newId(),
      ...item,
      metadata: asJson(metadata ?? null),
      createdAt: now,
      updatedAt: now,
    })
    .onConflict((conflict) => conflict.columns(['stationId', 'rfid']).doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function findItem(db: Db, id: string) {
  return db.selectFrom('items').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function readFoundItemIds(db: Db, stationId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('stationId', '=', stationId)
    .where('status', '=', 'found')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function isTagTaken(db: Db, stationId: string, rfid: string, exceptItemId: string): Promise<boolean> {
  const row = await db
    .selectFrom('items')
    .select('id')
    .where('stationId', '=', stationId)
    .where('rfid', '=', rfid)
    .where('id', '<>', exceptItemId)
    .executeTakeFirst();
  return row !== undefined;
}

export type ItemChange = { [Name in Exclude<keyof NewItem, 'stationId'>]?: NewItem[Name] | undefined };

export async function updateItem(tx: Tx, id: string, { metadata, ...change }: ItemChange, now: Temporal.Instant) {
  return tx
    .updateTable('items')
    .set({ ...change, ...(metadata && { metadata: asJson(metadata) }), updatedAt: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeItem(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('items').where('id', '=', id).execute();
}

export async function setItemStatus(tx: Tx, ids: string[], status: ItemStatus, now: Temporal.Instant): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('items')
    .set({ status, updatedAt: now })
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .execute();
}

/** An item that a reader did not see may be out with a renter, so only presence is news. */
export async function markSeen(
  tx: Tx,
  stationId: string,
  lockerNumber: number,
  rfids: string[],
  now: Temporal.Instant,
): Promise<void> {
  if (rfids.length === 0) return;
  await tx
    .updateTable('items')
    .set({ status: 'found', updatedAt: now })
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .where('rfid', 'in', rfids)
    .where('status', '<>', 'found')
    .execute();
}
