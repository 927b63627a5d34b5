import type { ItemStatus, LockerStatus } from '@laine/contract/states.ts';
import type { Db, Tx } from '../db/open-database.ts';
import { asJson } from '../db/tables/json.ts';
import { newId } from '../secrets.ts';

/** Lockers and the tagged things in them. */

export async function findLocker(db: Db, stationId: string, number: number) {
  return db
    .selectFrom('lockers')
    .selectAll()
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .executeTakeFirst();
}

export type LockerChange = {
  status?: LockerStatus | undefined;
  notes?: string | null | undefined;
  metadata?: Record<string, string> | undefined;
};

export async function updateLocker(
  tx: Tx,
  stationId: string,
  number: number,
  { status, notes, metadata }: LockerChange,
  now: Temporal.Instant,
) {
  return tx
    .updateTable('lockers')
    .set({
      ...(status && { status }),
      ...(notes !== undefined && { notes }),
      ...(metadata && { metadata: asJson(metadata) }),
      updatedAt: now,
    })
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A board of this locker is out on the water. */
export async function hasStartedSession(db: Db, stationId: string, lockerNumber: number): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .where('status', '=', 'started')
    .executeTakeFirst();
  return row !== undefined;
}

/** What a reader saw. An item that it did not see may be out with a renter, so only presence is news. */
export async function keepScan(
  tx: Tx,
  stationId: string,
  lockerNumber: number,
  { rfids, isOpen }: { rfids: string[]; isOpen: boolean },
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('lockers')
    .set({ rfids, isOpen, updatedAt: now })
    .where('stationId', '=', stationId)
    .where('number', '=', lockerNumber)
    .execute();
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
