import type { StationStatus } from '@laine/contract/states.ts';
import type { UpdateObject } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { Tables } from '../../ground/db/tables.ts';
import { socketSilence } from './link/station-silence.ts';

export type StationRow = {
  id: string;
  status: StationStatus;
  metadata: Record<string, string>;
  prefs: Record<string, string>;
  salesStoppedAt?: Temporal.Instant | null;
};

const publicColumns = ['id', 'status', 'metadata', 'prefs', 'salesStoppedAt'] as const;

/** In the order of the list. */
export async function listStationIds(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('stations').select('id').orderBy('createdAt').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function listStationRows(db: Db, ids: string[] | 'all'): Promise<StationRow[]> {
  return db
    .selectFrom('stations')
    .select(publicColumns)
    .$if(ids !== 'all', (query) => query.where('id', '=', sql<string>`any(${ids})`))
    .execute();
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

/**
 * Paid bookings that haven't ended, soonest first for each station. Queried per station through its index, so that
 * PostgreSQL sorts each station's few and not all of them (decision 0181).
 */
export async function listUpcomingBookings(
  db: Db,
  now: Temporal.Instant,
  stationIds: string[] | 'all',
): Promise<UpcomingBooking[]> {
  return db
    .selectFrom('stations')
    .innerJoin('bookings', 'bookings.stationId', 'stations.id')
    .select([
      'bookings.id',
      'bookings.stationId',
      'bookings.accountId',
      'bookings.start',
      'bookings.end',
      'bookings.count',
    ])
    .where('bookings.status', '=', 'complete')
    .where('bookings.end', '>', now)
    .$if(stationIds !== 'all', (query) => query.where('stations.id', '=', sql<string>`any(${stationIds})`))
    .orderBy('stations.id')
    .orderBy('bookings.start')
    .orderBy('bookings.id')
    .execute();
}

export type Rating = { stars: number; count: number };

/** The average of all published reviews of each station that has any. */
export async function listRatings(db: Db): Promise<Map<string, Rating>> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('bookings', 'bookings.id', 'reviews.bookingId')
    .select('bookings.stationId')
    .select(sql<number>`round(avg(reviews.stars), 1)::float8`.as('stars'))
    .select(sql<number>`count(*)::int`.as('count'))
    .where('reviews.publishedAt', 'is not', null)
    .groupBy('bookings.stationId')
    .execute();
  return new Map(rows.map(({ stationId, ...rating }) => [stationId, rating]));
}

export type AdminStationRow = Awaited<ReturnType<typeof listAdminStationRows>>[number];

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

/** False if the id is taken. */
export async function insertStation(tx: Tx, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('stations')
    .values({ id, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Locked by an editor, so that two edits of its preferences are both kept. */
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

// Facts about the program at the other end of the link. None of them counts as an edit of the station.

export type Contact = {
  clockOffsetInMs: number;
  bootId?: string;
  programVersion?: string;
  awaitedBootId?: string | null;
  awaitedSequence?: number | null;
  offsetBeforeBootInMs?: number | null;
};

export async function rememberContact(db: Db, id: string, contact: Contact, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('stations')
    .set({ ...contact, lastSeenAt: now })
    .where('id', '=', id)
    .execute();
}

export async function rememberHeard(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('stations').set({ lastSeenAt: now }).where('id', '=', id).execute();
}

/** Only the first one counts: from then on the station is set up. */
export async function rememberFirstOpening(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('stations')
    .set({ firstOpenedAt: now })
    .where('id', '=', id)
    .where('firstOpenedAt', 'is', null)
    .execute();
}

/** The point up to which the station's journal is applied. */
export async function advanceJournal(tx: Tx, id: string, countedAt: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('stations')
    .set({ journalAt: sql`greatest(journal_at, ${countedAt}::timestamptz)` })
    .where('id', '=', id)
    .execute();
}

/** False when there is no such station. */
export async function setStationKey(db: Db, id: string, apiKeyHash: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('stations')
    .set({ apiKeyHash, updatedAt: now })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
