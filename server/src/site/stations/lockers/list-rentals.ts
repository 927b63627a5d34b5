import { sql } from 'kysely';
import type { Db } from '../../../ground/db/open-database.ts';

export type RentalRow = Awaited<ReturnType<typeof listRentals>>[number];

/** For each locker the rental whose board is out, else the next that comes for it. */
export async function listRentals(db: Db, stationId: string, now: Temporal.Instant) {
  return db
    .selectFrom('sessions')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .leftJoin('accounts', 'accounts.id', 'bookings.accountId')
    .distinctOn('lockerNumber')
    .select(['lockerNumber', 'sessions.id as sessionId', 'sessions.bookingId', 'sessions.status'])
    .select(['sessions.start', 'sessions.end'])
    .select(sql<string>`trim(concat(accounts.name, ' ', accounts.surname))`.as('renter'))
    .select(
      sql<boolean>`exists (select from return_questions
        where return_questions.session_id = sessions.id and ended_at is null)`.as('isInQuestion'),
    )
    .where('sessions.stationId', '=', stationId)
    .where('sessions.status', 'in', ['created', 'started'])
    .where('lockerNumber', 'is not', null)
    .where((row) => row.or([row('sessions.end', '>', now), row('sessions.status', '=', 'started')]))
    .orderBy('lockerNumber')
    .orderBy(sql`sessions.status = 'started'`, 'desc')
    .orderBy('sessions.start')
    .execute();
}
