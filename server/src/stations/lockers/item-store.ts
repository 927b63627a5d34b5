import type { ItemPlace, ItemStatus } from '@laine/contract/states.ts';
import { plainTag } from '@laine/rules/plain-tag.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { asJson } from '../../db/tables/json.ts';
import { newId } from '../../secrets.ts';

export type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number];

/** What belongs in the lockers now; things that are set aside are no part of it. */
export async function listItemRows(db: Db, stationId: string) {
  return db
    .selectFrom('items')
    .selectAll()
    .where('stationId', '=', stationId)
    .where('place', '=', 'locker')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Collected from its locker since it counts there, answered by the index of collections. */
const rentalsInLocker = sql<number>`(select count(*) from sessions
  where sessions.station_id = items.station_id and sessions.locker_number = items.locker_number
    and items.place = 'locker' and sessions.first_open_at >= coalesce(items.counted_from, items.created_at))::int`;

/** Since the last service, wherever it was. */
const rentalsSinceService = sql<number>`items.rentals_counted + ${rentalsInLocker}`;

export type ItemLifeRow = Awaited<ReturnType<typeof listItemLifeRows>>[number];

/** Everything that the station has or had, set aside or not. */
export async function listItemLifeRows(db: Db, stationId: string) {
  return db
    .selectFrom('items')
    .selectAll()
    .select(rentalsSinceService.as('rentalsSinceService'))
    .select((item) =>
      item
        .selectFrom('problems')
        .select((problem) => problem.fn.countAll<number>().as('open'))
        .whereRef('problems.itemId', '=', 'items.id')
        .where('resolvedAt', 'is', null)
        .as('openProblems'),
    )
    .where('stationId', '=', stationId)
    .orderBy('lockerNumber')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** The SQL of `plainTag`: the unique index is made of it. */
const plainRfid = sql<string>`upper(regexp_replace(rfid, '[\\s:-]', '', 'g'))`;

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
    .onConflict((conflict) => conflict.doNothing())
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
    .where(plainRfid, '=', plainTag(rfid))
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

export type Placing = { place: ItemPlace; lockerNumber: number; status?: ItemStatus };

/** Its rentals so far are kept as a number: from now on those of another locker count, or none. */
export async function setItemPlace(tx: Tx, id: string, placing: Placing, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('items')
    .set({ ...placing, rentalsCounted: rentalsSinceService, countedFrom: now, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function setCleaned(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  await tx.updateTable('items').set({ cleanedAt: now, updatedAt: now }).where('id', 'in', ids).execute();
}

/** Whoever services a thing cleans it too, and its rentals are counted anew. */
export async function setServiced(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('items')
    .set({ servicedAt: now, cleanedAt: now, rentalsCounted: 0, countedFrom: now, updatedAt: now })
    .where('id', 'in', ids)
    .execute();
}

/** What was written about it is news of it. */
export async function touchItems(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  await tx.updateTable('items').set({ updatedAt: now }).where('id', 'in', ids).execute();
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
    .where('place', '=', 'locker')
    .where(plainRfid, 'in', rfids.map(plainTag))
    .where('status', '<>', 'found')
    .execute();
}
