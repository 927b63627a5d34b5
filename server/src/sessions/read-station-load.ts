import { plusSeconds } from '@laine/rules/instants.ts';
import type { LiveSession, StationLoad } from '@laine/rules/occupancy.ts';
import type { Db } from '../db/open-database.ts';
import type { BookingStation } from '../stations/booking-station.ts';

/** Everything that decides how many boards are free. `except` leaves a booking's own sessions out. */
export async function readStationLoad(
  db: Db,
  { id, facts }: BookingStation,
  now: Temporal.Instant,
  except?: string,
): Promise<StationLoad> {
  const turnaroundInSeconds = facts?.turnaroundInSeconds ?? 0;
  const lockers = await db
    .selectFrom('lockers')
    .select('number')
    .where('stationId', '=', id)
    .where('status', '<>', 'disabled')
    .orderBy('number')
    .execute();
  const lockerNumbers = lockers.map(({ number }) => number);
  const sessions = await listLiveSessions(db, id, plusSeconds(now, -turnaroundInSeconds));
  const closures = await listClosures(db, id, now);
  return {
    lockerNumbers,
    turnaroundInSeconds,
    sessions: sessions.filter(({ bookingId }) => except === undefined || bookingId !== except),
    closures: closures.flatMap(({ lockerNumber, start, end }) =>
      (lockerNumber === null ? lockerNumbers : [lockerNumber]).map((number) => ({ lockerNumber: number, start, end })),
    ),
  };
}

async function listLiveSessions(db: Db, stationId: string, endedAfter: Temporal.Instant) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'bookingId', 'start', 'end', 'status', 'lockerNumber'])
    .where('stationId', '=', stationId)
    .where('status', 'in', ['created', 'started'])
    .where((row) => row.or([row('end', '>', endedAfter), row('status', '=', 'started')]))
    .orderBy('start')
    .orderBy('id')
    .execute();
  return rows.map((row): LiveSession & { bookingId: string | null } => ({
    ...row,
    status: row.status === 'started' ? 'started' : 'created',
  }));
}

async function listClosures(db: Db, stationId: string, now: Temporal.Instant) {
  return db
    .selectFrom('closures')
    .select(['lockerNumber', 'start', 'end'])
    .where('stationId', '=', stationId)
    .where('endedAt', 'is', null)
    .where('end', '>', now)
    .execute();
}
