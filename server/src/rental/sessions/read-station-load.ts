import type { LiveSession, StationLoad } from '@laine/rules/seats/occupancy.ts';
import { later, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { listLockerKits, type LockerKit } from '../../site/stations/lockers/list-locker-kits.ts';

type Part = {
  /** Ignores this booking's own sessions. */
  except?: string | undefined;
  /** Limits the load to this time: enough to count boards, but not to deal out lockers. */
  within?: Slot | undefined;
};

/** Everything that decides how many boards are free. */
export async function readStationLoad(
  db: Db,
  { id, facts }: BookingStation,
  now: Temporal.Instant,
  { except, within }: Part = {},
): Promise<StationLoad> {
  const turnaroundInSeconds = facts?.turnaroundInSeconds ?? 0;
  const lockers = await listLockerKits(db, id);
  const isFit = ({ status, lacks }: LockerKit) => status !== 'disabled' && lacks.length === 0;
  const lockerNumbers = lockers.filter(isFit).map(({ number }) => number);
  const sessions = await listLiveSessions(db, id, {
    now,
    endAfter: plusSeconds(within ? later(now, within.start) : now, -turnaroundInSeconds),
    startBefore: within?.end,
  });
  const closures = await listClosures(db, id, now);
  return {
    lockerNumbers,
    unfitLockers: lockers
      .filter((locker) => !isFit(locker))
      .map(({ number, status, lacks }) => ({ number, lacks: status === 'disabled' ? [] : lacks })),
    turnaroundInSeconds,
    sessions: sessions.filter(({ bookingId }) => except === undefined || bookingId !== except),
    closures: closures.flatMap(({ lockerNumber, start, end }) =>
      (lockerNumber === null ? lockerNumbers : [lockerNumber]).map((number) => ({ lockerNumber: number, start, end })),
    ),
  };
}

type Bounds = { now: Temporal.Instant; endAfter: Temporal.Instant; startBefore: Temporal.Instant | undefined };

/** Nobody knows when a board comes back that people search for. Longer than anything is booked ahead. */
const SEARCHED_FOR_HOURS = 365 * 24;

/** A board that is out counts whatever was booked: it may have been collected early and come back late. */
async function listLiveSessions(db: Db, stationId: string, { now, endAfter, startBefore }: Bounds) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'bookingId', 'start', 'end', 'status', 'lockerNumber'])
    .select(
      sql<boolean>`status = 'started' and exists (select from alerts
        where kind = 'not-back' and target = sessions.booking_id and closed_at is null)`.as('isSearched'),
    )
    .where('stationId', '=', stationId)
    .where('status', 'in', ['created', 'started'])
    .where((row) =>
      row.or([
        row.and([row('end', '>', endAfter), ...(startBefore ? [row('start', '<', startBefore)] : [])]),
        row('status', '=', 'started'),
      ]),
    )
    .orderBy('start')
    .orderBy('id')
    .execute();
  return rows.map(({ isSearched, ...row }): LiveSession & { bookingId: string | null } => ({
    ...row,
    end: isSearched ? now.add({ hours: SEARCHED_FOR_HOURS }) : row.end,
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
