import type { StationStatus } from '@laine/contract/states.ts';
import type { UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import type { Tables } from '../db/tables.ts';
import { socketSilence } from './is-connected.ts';

export type StationRow = {
  id: string;
  status: StationStatus;
  metadata: Record<string, string>;
  prefs: Record<string, string>;
};

const publicColumns = ['id', 'status', 'metadata', 'prefs'] as const;

export async function listStationRows(db: Db): Promise<StationRow[]> {
  return db.selectFrom('stations').select(publicColumns).orderBy('createdAt').orderBy('id').execute();
}

export async function findStationRow(db: Db, id: string): Promise<StationRow | undefined> {
  return db.selectFrom('stations').select(publicColumns).where('id', '=', id).executeTakeFirst();
}

export type UpcomingBooking = {
  id: string;
  stationId: string;
  accountId: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  count: number;
};

/** Paid bookings that have not ended, soonest first. */
export async function listUpcomingBookings(db: Db, now: Temporal.Instant): Promise<UpcomingBooking[]> {
  return db
    .selectFrom('bookings')
    .select(['id', 'stationId', 'accountId', 'start', 'end', 'count'])
    .where('status', '=', 'complete')
    .where('end', '>', now)
    .orderBy('start')
    .orderBy('id')
    .execute();
}

export type AdminStationRow = Awaited<ReturnType<typeof listAdminStationRows>>[number];
export type LockerRow = Awaited<ReturnType<typeof listLockerRows>>[number];
export type ItemRow = Awaited<ReturnType<typeof listItemRows>>[number];

export async function listAdminStationRows(db: Db, ids: string[] | 'all') {
  return db
    .selectFrom('stations')
    .selectAll('stations')
    .select(socketSilence.as('silentForInSeconds'))
    .$if(ids !== 'all', (query) => query.where('stations.id', '=', sql<string>`any(${ids})`))
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export async function listLockerRows(db: Db, stationId: string) {
  return db.selectFrom('lockers').selectAll().where('stationId', '=', stationId).orderBy('number').execute();
}

export async function listItemRows(db: Db, stationId: string) {
  return db.selectFrom('items').selectAll().where('stationId', '=', stationId).orderBy('name').orderBy('id').execute();
}

/** False when the id is taken. */
export async function insertStation(tx: Tx, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stations')
    .values({ id, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function insertLockers(tx: Tx, stationId: string, count: number, now: Temporal.Instant): Promise<void> {
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  await tx
    .insertInto('lockers')
    .values(numbers.map((number) => ({ stationId, number, createdAt: now, updatedAt: now })))
    .execute();
}

export async function readPrefs(db: Db, id: string): Promise<Record<string, string>> {
  const row = await db.selectFrom('stations').select('prefs').where('id', '=', id).executeTakeFirst();
  return row?.prefs ?? {};
}

/** Held by whoever edits it, so that two edits of its preferences are both kept. */
export async function lockStationRow(tx: Tx, id: string) {
  return tx
    .selectFrom('stations')
    .select(['prefs', 'metadata', 'status', 'webhookUrl'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

type StationChange = UpdateObject<Tables, 'stations'>;

export async function updateStation(tx: Tx, id: string, change: StationChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('stations')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
