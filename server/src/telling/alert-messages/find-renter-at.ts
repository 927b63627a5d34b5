import { RENTER_SOON_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Db } from '../../ground/db/open-database.ts';

type Place = { stationId: string | null; lockerNumber: number | undefined };

/**
 * When the next renter comes to a station or one of its lockers; in the past for somebody who is out and has to bring a
 * board back. Long overdue boards don't count: their renter isn't standing at a door.
 */
export async function findRenterAt(
  db: Db,
  { stationId, lockerNumber }: Place,
  now: Temporal.Instant,
): Promise<Temporal.Instant | undefined> {
  if (stationId === null) return undefined;
  const row = await db
    .selectFrom('sessions')
    .leftJoin('bookings', 'bookings.id', 'sessions.bookingId')
    .select('sessions.start')
    .where('sessions.stationId', '=', stationId)
    .$if(lockerNumber !== undefined, (query) => query.where('sessions.lockerNumber', '=', lockerNumber ?? 0))
    .where((session) => session.or([session('bookings.id', 'is', null), session('bookings.status', '=', 'complete')]))
    .where((session) =>
      session.or([
        session.and([session('sessions.status', '=', 'created'), session('sessions.end', '>', now)]),
        session.and([
          session('sessions.status', '=', 'started'),
          session('sessions.end', '>', plusSeconds(now, -RENTER_SOON_SECONDS)),
        ]),
      ]),
    )
    .orderBy('sessions.start')
    .limit(1)
    .executeTakeFirst();
  return row?.start;
}
