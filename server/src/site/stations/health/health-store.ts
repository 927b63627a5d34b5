import { sql } from 'kysely';
import type { Db } from '../../../ground/db/open-database.ts';
import { socketSilence } from '../link/station-silence.ts';

export type Period = { stationId: string; since: Temporal.Instant; until: Temporal.Instant };

export async function getStationContact(db: Db, stationId: string) {
  return db
    .selectFrom('stations')
    .select(['metadata', 'prefs', 'lastSeenAt', 'createdAt'])
    .select(socketSilence.as('silentForInSeconds'))
    .where('id', '=', stationId)
    .executeTakeFirstOrThrow();
}

type Door = { lockerNumber: number; isOutOfService: boolean; rentals: number };

/** Collections by locker, through the index of collections. */
export async function listDoors(db: Db, { stationId, since, until }: Period): Promise<Door[]> {
  const { rows } = await sql<Door>`
    select number as locker_number, status = 'disabled' as is_out_of_service,
      (select count(*)::int from sessions where sessions.station_id = lockers.station_id
        and sessions.locker_number = lockers.number
        and first_open_at >= ${since} and first_open_at < ${until}) as rentals
    from lockers where station_id = ${stationId} order by number`.execute(db);
  return rows;
}

type DoorEvents = { lockerNumber: number | null; title: string; times: number };

/** Openings and jams by door, through the index of just these log lines. */
export async function countDoorEvents(db: Db, { stationId, since, until }: Period): Promise<DoorEvents[]> {
  const { rows } = await sql<DoorEvents>`
    select locker_number, title, count(*)::int as times from logs
    where station_id = ${stationId} and created_at >= ${since} and created_at < ${until}
      and title in ('door-opened', 'door-jammed')
    group by 1, 2`.execute(db);
  return rows;
}

export async function listJams(db: Db, { stationId, since, until }: Period, limit: number) {
  return (
    db
      .selectFrom('logs')
      .select(['createdAt as at', 'lockerNumber'])
      .where('stationId', '=', stationId)
      .where('title', '=', 'door-jammed')
      // Repeats the condition of the partial index `logs_of_doors`.
      .where(sql<boolean>`title in ('door-opened', 'door-jammed')`)
      .where('createdAt', '>=', since)
      .where('createdAt', '<', until)
      .orderBy('createdAt', 'desc')
      .limit(limit)
      .execute()
  );
}

/** Income of rentals that began in the period, less refunds. */
export async function sumIncome(db: Db, { stationId, since, until }: Period): Promise<number> {
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(case when kind in ('charge', 'dispute-return') then 1 else -1 end * ledger.amount_in_cents), 0)::int
      as cents
    from bookings join ledger on ledger.booking_id = bookings.id
    where bookings.station_id = ${stationId} and bookings.status = 'complete'
      and bookings.start >= ${since} and bookings.start < ${until} and ledger.state = 'succeeded'`.execute(db);
  return rows[0]?.cents ?? 0;
}
