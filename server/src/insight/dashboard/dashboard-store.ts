import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { isAttended } from '../../site/stations/facts/list-reach.ts';
import { socketSilence } from '../../site/stations/link/station-silence.ts';
import type { Span } from '../insights/facts-of-days.ts';

export async function listStationRows(db: Db, stationIds: string[] | 'all', hasSms: boolean) {
  return db
    .selectFrom('stations')
    .select(['id', 'status', 'metadata', 'prefs', 'lastSeenAt', 'salesStoppedAt'])
    .select([socketSilence.as('silentForInSeconds'), isAttended(hasSms).as('isAttended')])
    .$if(stationIds !== 'all', (query) => query.where('id', '=', sql<string>`any(${stationIds})`))
    .orderBy('id')
    .execute();
}

type Counts = {
  stationId: string;
  lockers: number;
  lockersInService: number;
  boardsOut: number;
  boardsFree: number;
  overdue: number;
  openAlerts: number;
};

/** Written-off boards whose renters are searched for must stay in sight of the searchers. */
const givenUp = sql`select sessions.id, sessions.station_id from alerts
  join sessions on sessions.booking_id = alerts.target and sessions.missing_since is not null
  where alerts.kind = 'not-back' and alerts.closed_at is null`;

/**
 * A board is free if its locker works and is complete, unless somebody may come for it now. (An unset kind follows from
 * the item's name, which SQL can't read: here each such name counts as a kind.) A return in question isn't late: its
 * renter's time has stopped.
 */
export async function countAtStations(db: Db, stationIds: string[], now: Temporal.Instant) {
  const { rows } = await sql<Counts>`
    select station_id,
      (select count(*) from lockers where lockers.station_id = ids.station_id) as lockers,
      (select count(*) from lockers where lockers.station_id = ids.station_id and status <> 'disabled')
        as lockers_in_service,
      (select count(*) from sessions where sessions.station_id = ids.station_id and status = 'started')
        + (select count(*) from (${givenUp}) as given_up where given_up.station_id = ids.station_id) as boards_out,
      greatest(0,
        (select count(*) from lockers where lockers.station_id = ids.station_id and status = 'free'
          and (select count(distinct coalesce(items.metadata ->> 'kind', items.name)) from items
            where items.station_id = lockers.station_id and items.locker_number = lockers.number
              and items.place = 'locker' and items.status = 'found'
              and coalesce(items.metadata ->> 'kind', '') <> 'other') >= 3)
        - (select count(*) from sessions where sessions.station_id = ids.station_id and status = 'created'
           and start <= ${now} and "end" > ${now})) as boards_free,
      (select count(*) from sessions where sessions.station_id = ids.station_id and status = 'started'
        and "end" < ${now}
        and not exists (select from return_questions
          where return_questions.session_id = sessions.id and ended_at is null)) as overdue,
      (select count(*) from alerts where alerts.station_id = ids.station_id and closed_at is null) as open_alerts
    from unnest(${stationIds}::text[]) as ids (station_id)`.execute(db);
  return new Map(rows.map(({ stationId, ...counts }) => [stationId, counts]));
}

export async function listBoardsOut(db: Db, stationIds: string[]) {
  const rows = await db
    .selectFrom('sessions')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .leftJoin('accounts', 'accounts.id', 'bookings.accountId')
    .select(['sessions.id as sessionId', 'sessions.bookingId', 'sessions.stationId', 'lockerNumber'])
    .select(['firstOpenAt', 'sessions.end as dueAt', 'sessions.start', 'bookings.phone'])
    .select(sql<string>`trim(concat(accounts.name, ' ', accounts.surname))`.as('renter'))
    .select(
      sql<boolean>`exists (select from return_questions
        where return_questions.session_id = sessions.id and ended_at is null)`.as('isInQuestion'),
    )
    .select(sql<boolean>`sessions.missing_since is not null`.as('isGivenUp'))
    .where('sessions.stationId', '=', sql<string>`any(${stationIds})`)
    .where(
      sql<boolean>`sessions.id in (select id from sessions
        where station_id = any(${stationIds}) and status = 'started' union all select id from (${givenUp}) as given_up)`,
    )
    .orderBy('dueAt')
    .orderBy('sessionId')
    .execute();
  return rows.map(({ firstOpenAt, start, lockerNumber, phone, ...row }) => ({
    ...row,
    collectedAt: firstOpenAt ?? start,
    // The database allows no started session without one, and who is given up keeps it.
    lockerNumber: lockerNumber ?? 0,
    phone: phone ?? '',
  }));
}

/** Rentals that begin in a day, by station. */
export async function countBookings(db: Db, days: Span[]): Promise<Map<string, number>> {
  const [ids, starts, ends] = [
    days.map(({ stationId }) => stationId),
    days.map(({ start }) => start.toString()),
    days.map(({ end }) => end.toString()),
  ];
  const { rows } = await sql<{ stationId: string; bookings: number }>`
    select day.station_id, (select count(*) from bookings where bookings.station_id = day.station_id
      and status = 'complete' and start >= first and start < last)::int as bookings
    from unnest(${ids}::text[], ${starts}::timestamptz[], ${ends}::timestamptz[])
      as day (station_id, first, last)`.execute(db);
  return new Map(rows.map(({ stationId, bookings }) => [stationId, bookings]));
}
