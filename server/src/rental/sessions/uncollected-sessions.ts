import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { journalIsHere, socketSilence } from '../../site/stations/link/station-silence.ts';
import { cancelUncollected } from './session-store.ts';

/** Sessions of paid bookings and of staff whose time is over and that nobody collected, as far as we know. */
export async function listUncollected(db: Db, now: Temporal.Instant) {
  return (
    db
      .selectFrom('sessions')
      .innerJoin('stations', 'stations.id', 'sessions.stationId')
      .select([
        'sessions.id',
        'sessions.stationId',
        'sessions.bookingId',
        'sessions.end',
        'sessions.codeKnown',
        'stations.prefs',
      ])
      .select([socketSilence.as('silentForInSeconds'), journalIsHere.as('isJournalHere')])
      .where('sessions.status', '=', 'created')
      .where('sessions.end', '<=', now)
      // An unpaid booking ends through its hold, which first closes the payment page.
      .where(
        sql<boolean>`not exists (select from bookings where id = sessions.booking_id and bookings.status = 'open')`,
      )
      .execute()
  );
}

/** Ends those that are still uncollected; returns their number. */
export const endUncollected = (db: Db, ids: string[], now: Temporal.Instant): Promise<number> =>
  cancelUncollected(db, ids, now);
