import type { Db } from '@laine/server/ground/db/open-database.ts';
import { sql } from 'kysely';

/** Rows and days of the loaded network for the queries. */
export type Landmarks = {
  stationId: string;
  adminId: string;
  personId: string;
  bookingId: string;
  sessionId: string;
  itemId: string;
  claimId: string;
  statementId: string;
  phone: string;
  email: string;
  code: string;
  /** The latest day, a year before it, and two weeks of a summer. */
  day: string;
  yearAgo: string;
  from: string;
  to: string;
  /** The cursor of a row from two years ago. */
  longAgo: string;
};

/** The newest collected rental of a station that is open all year, with its related rows. */
export async function findLandmarks(db: Db, now: Temporal.Instant): Promise<Landmarks> {
  const { rows } = await sql<Omit<Landmarks, 'day' | 'yearAgo' | 'from' | 'to' | 'longAgo'>>`
    select bookings.station_id, bookings.id as booking_id, sessions.id as session_id, accounts.id as person_id, accounts.phone,
      accounts.email, sessions.code, (select id from accounts where role = 'admin' limit 1) as admin_id,
      (select id from items where items.station_id = bookings.station_id and locker_number = 1 order by id limit 1) as item_id,
      (select id from claims order by created_at, id limit 1) as claim_id,
      (select id from statements where statements.station_id = bookings.station_id order by month desc limit 1) as statement_id
    from sessions join bookings on bookings.id = booking_id join accounts on accounts.id = account_id
    where sessions.status = 'finished' and accounts.status = 'active'
    order by sessions.start desc, sessions.id limit 1`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The database has no rentals: load a network into it first');
  const today = now.toZonedDateTimeISO('UTC').toPlainDate();
  const from = today.subtract({ years: 1 }).with({ month: 7, day: 1 });
  return {
    ...found,
    day: today.toString(),
    yearAgo: today.subtract({ days: 364 }).toString(),
    from: from.toString(),
    to: from.add({ days: 13 }).toString(),
    longAgo: `${now.subtract({ hours: 24 * 730 }).toString()}_x`,
  };
}
