import type { StationStatus } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

export type StationRow = {
  id: string;
  status: StationStatus;
  metadata: Record<string, string>;
};

const publicColumns = ['id', 'status', 'metadata'] as const;

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

export async function listAdminStationRows(db: Db, ids: string[] | 'all') {
  return db
    .selectFrom('stations')
    .leftJoin('stationConnections', 'stationConnections.stationId', 'stations.id')
    .selectAll('stations')
    .select('stationConnections.seenAt as socketSeenAt')
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
