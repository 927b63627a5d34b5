import type { ItemPlace, ItemStatus } from '@laine/contract/states.ts';
import { plainTag } from '@laine/rules/seats/plain-tag.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../ground/db/open-database.ts';
import { asJson } from '../../../ground/db/tables/json.ts';
import type { ServiceBefore } from '../../../ground/db/tables/stations.ts';
import { newId } from '../../../ground/secrets.ts';

export type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number];

/** All present and past things of the station, by name. */
export async function listItemRows(db: Db, stationId: string) {
  return db.selectFrom('items').selectAll().where('stationId', '=', stationId).orderBy('name').orderBy('id').execute();
}

/** Collections from its locker since it counts there, through the index of collections. */
const rentalsInLocker = sql<number>`(select count(*) from sessions
  where sessions.station_id = items.station_id and sessions.locker_number = items.locker_number
    and items.place = 'locker' and sessions.first_open_at >= coalesce(items.counted_from, items.created_at))::int`;

/** Since the last service, in any locker. */
const rentalsSinceService = sql<number>`items.rentals_counted + ${rentalsInLocker}`;

export type ItemLifeRow = Awaited<ReturnType<typeof listItemLifeRows>>[number];

/** All present and past things of the station, including those set aside. */
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

/** The first sighting counts. */
const seenBy = (now: Temporal.Instant) => sql<Temporal.Instant>`coalesce(items.seen_at, ${now}::timestamptz)`;

/** A thing that was moved, or has a new tag, is unseen until a reader sees it there. */
const seenAs = (isSeen: boolean, now: Temporal.Instant) =>
  isSeen ? { status: 'found' as const, seenAt: seenBy(now) } : { status: 'not-found' as const, seenAt: null };

/** The SQL version of `plainTag`, which the unique index uses. */
const plainRfid = sql<string>`upper(regexp_replace(rfid, '[\\s:-]', '', 'g'))`;

export type NewItem = {
  stationId: string;
  lockerNumber: number;
  name: string;
  rfid: string;
  canOpenDoor: boolean;
  metadata?: Record<string, string> | undefined;
};

/** Undefined if another item has the tag. A tag that is seen at once counts as found from the start. */
export async function insertItem(
  tx: Tx,
  { metadata, ...item }: NewItem,
  { isSeen, now }: { isSeen: boolean; now: Temporal.Instant },
) {
  return tx
    .insertInto('items')
    .values({
      id: newId(),
      ...item,
      status: isSeen ? 'found' : 'not-found',
      seenAt: isSeen ? now : null,
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

/** At any station: a thing is in one place only. */
export async function findByTag(db: Db, rfid: string) {
  return db
    .selectFrom('items')
    .innerJoin('stations', 'stations.id', 'items.stationId')
    .select(['items.id', 'stationId', 'lockerNumber', 'name'])
    .select(sql<string>`coalesce(stations.metadata ->> 'name', stations.id)`.as('station'))
    .where(plainRfid, '=', plainTag(rfid))
    .where('rfid', '<>', '')
    .executeTakeFirst();
}

export type ItemChange = { [Name in Exclude<keyof NewItem, 'stationId'>]?: NewItem[Name] | undefined } & {
  status?: ItemStatus | undefined;
};

type Seen = { isSeen?: boolean | undefined };

export async function updateItem(
  tx: Tx,
  id: string,
  { metadata, isSeen, ...change }: ItemChange & Seen,
  now: Temporal.Instant,
) {
  return tx
    .updateTable('items')
    .set({
      ...change,
      ...(metadata && { metadata: asJson(metadata) }),
      ...(isSeen !== undefined && seenAs(isSeen, now)),
      updatedAt: now,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type Placing = { place: ItemPlace; lockerNumber: number } & Seen;

/** Stores its rentals so far as a number: from now on another locker's count, or none. */
export async function setItemPlace(
  tx: Tx,
  id: string,
  { isSeen, ...placing }: Placing,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('items')
    .set({
      ...placing,
      ...(isSeen !== undefined && seenAs(isSeen, now)),
      rentalsCounted: rentalsSinceService,
      countedFrom: now,
      serviceBefore: null,
      updatedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function setCleaned(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  await tx.updateTable('items').set({ cleanedAt: now, updatedAt: now }).where('id', 'in', ids).execute();
}

/** A service includes cleaning and restarts the count of rentals. The earlier count is kept for an undo. */
export async function setServiced(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  const before = sql<never>`jsonb_build_object('rentals', ${rentalsSinceService}, 'rentalsCounted', rentals_counted,
    'countedFrom', counted_from, 'servicedAt', serviced_at, 'cleanedAt', cleaned_at)`;
  await tx
    .updateTable('items')
    .set({
      serviceBefore: before,
      servicedAt: now,
      cleanedAt: now,
      rentalsCounted: 0,
      countedFrom: now,
      updatedAt: now,
    })
    .where('id', 'in', ids)
    .execute();
}

/** False if there's no service to undo, or the thing was moved since. */
export async function undoServiced(tx: Tx, id: string, now: Temporal.Instant): Promise<boolean> {
  const was = (name: keyof ServiceBefore, type: string) =>
    sql<never>`(service_before ->> ${sql.lit(name)})::${sql.raw(type)}`;
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({
      servicedAt: was('servicedAt', 'timestamptz'),
      cleanedAt: was('cleanedAt', 'timestamptz'),
      rentalsCounted: was('rentalsCounted', 'integer'),
      countedFrom: was('countedFrom', 'timestamptz'),
      serviceBefore: null,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('serviceBefore', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** A new note counts as a change. */
export async function touchItems(tx: Tx, ids: string[], now: Temporal.Instant): Promise<void> {
  await tx.updateTable('items').set({ updatedAt: now }).where('id', 'in', ids).execute();
}

export async function removeItem(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('items').where('id', '=', id).execute();
}

/** True if anything changed. */
export async function setItemStatus(
  tx: Tx,
  ids: string[],
  status: ItemStatus,
  now: Temporal.Instant,
): Promise<boolean> {
  if (ids.length === 0) return false;
  const { numUpdatedRows } = await tx
    .updateTable('items')
    .set({ status, ...(status === 'found' && { seenAt: seenBy(now) }), updatedAt: now })
    .where('id', 'in', ids)
    .where('status', '<>', status)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
