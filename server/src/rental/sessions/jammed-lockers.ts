import { MAX_JAMS_PER_BOOKING } from '@laine/rules/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** Lockers that didn't open for a booking, before its boards were collected. */
const jammedFor = (bookingId: string) => sql`select distinct logs.locker_number from logs
  join sessions tried on tried.id = logs.session_id
  where tried.booking_id = ${sql.ref(bookingId)} and logs.title = 'door-jammed'
    and (tried.first_open_at is null or logs.created_at < tried.first_open_at)`;

/** The booking has had as many doors as it gets before somebody looks. */
export async function isJammedOut(db: Db, bookingId: string): Promise<boolean> {
  const { rows } = await sql`select from bookings where id = ${bookingId}
    and (select count(*) from (${jammedFor('bookings.id')}) jams) >= ${MAX_JAMS_PER_BOOKING}`.execute(db);
  return rows.length > 0;
}

/** Boards of such bookings in lockers out of service: they aren't moved automatically. */
export async function listJammedOut(db: Db, stationId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select sessions.id from sessions
    join lockers on lockers.station_id = sessions.station_id and lockers.number = sessions.locker_number
    where sessions.station_id = ${stationId} and sessions.status = 'created' and lockers.status = 'disabled'
      and sessions.locker_number in (${jammedFor('sessions.booking_id')})
      and (select count(*) from (${jammedFor('sessions.booking_id')}) jams) >= ${MAX_JAMS_PER_BOOKING}`.execute(db);
  return rows.map(({ id }) => id);
}
