import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import type { LiveSession, StationLoad } from '@laine/rules/seats/occupancy.ts';
import { later, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { together } from '../../ground/db/together.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { listLockerKits, type LockerKit } from '../../site/stations/lockers/list-locker-kits.ts';

/** Everything that decides how many boards are free. */
export async function readStationLoad(
  db: Db,
  { id, facts }: BookingStation,
  now: Temporal.Instant,
  /** Limits the load to this time: enough to count boards, but not to deal out lockers. */
  { within }: { within?: Slot } = {},
): Promise<Omit<StationLoad, 'sessions'> & { sessions: TakenBoard[]; stationClosures: StationClosure[] }> {
  const turnaroundInSeconds = facts?.turnaroundInSeconds ?? 0;
  const bounds = {
    now,
    endAfter: plusSeconds(within ? later(now, within.start) : now, -turnaroundInSeconds),
    startBefore: within?.end,
  };
  const [lockers, { sessions, closures }] = await together(listLockerKits(db, id), listTaken(db, id, bounds));
  const isFit = ({ status, lacks }: LockerKit) => status !== 'disabled' && lacks.length === 0;
  const lockerNumbers = lockers.filter(isFit).map(({ number }) => number);
  return {
    lockerNumbers,
    unfitLockers: lockers
      .filter((locker) => !isFit(locker))
      .map(({ number, status, lacks }) => ({ number, lacks: status === 'disabled' ? [] : lacks })),
    turnaroundInSeconds,
    sessions,
    stationClosures: closures.filter(({ lockerNumber }) => lockerNumber === null),
    closures: closures.flatMap(({ lockerNumber, start, end }) =>
      (lockerNumber === null ? lockerNumbers : [lockerNumber]).map((number) => ({ lockerNumber: number, start, end })),
    ),
  };
}

export type StationClosure = Slot & { kind: ClosureKind };

export type TakenBoard = LiveSession & { bookingId: string | null };

type Bounds = { now: Temporal.Instant; endAfter: Temporal.Instant; startBefore: Temporal.Instant | undefined };

/** Nobody knows when a board comes back that people search for. Longer than anything is booked ahead. */
const SEARCHED_FOR_HOURS = 365 * 24;

type Taken = Slot & { lockerNumber: number | null; bookingId: string | null } & (
    | { id: string; status: 'created' | 'started'; isSearched: boolean; kind: null }
    | { id: null; status: 'closed'; isSearched: false; kind: ClosureKind }
  );

/**
 * What takes boards away at these times: rentals and closures. A board that is out counts whatever was booked: it may
 * have been collected early and come back late.
 */
async function listTaken(db: Db, stationId: string, { now, endAfter, startBefore }: Bounds) {
  const { rows } = await sql<Taken>`
    select id, booking_id, start, "end", status, locker_number,
      status = 'started' and exists (
        select from alerts where kind = 'not-back' and target = sessions.booking_id and closed_at is null
      ) as is_searched, null as kind
    from sessions
    where station_id = ${stationId} and status in ('created', 'started')
      and (status = 'started'
        or ("end" > ${endAfter} and start < coalesce(${startBefore ?? null}::timestamptz, 'infinity')))
    union all
    select null, null, start, "end", 'closed', locker_number, false, kind
    from closures where station_id = ${stationId} and ended_at is null and "end" > ${now}
    order by start, id`.execute(db);
  return {
    closures: rows.flatMap((row) => (row.status === 'closed' ? row : [])),
    sessions: rows.flatMap((row): TakenBoard[] => {
      if (row.status === 'closed') return [];
      const { isSearched, kind: _, end, ...session } = row;
      return [{ ...session, end: isSearched ? now.add({ hours: SEARCHED_FOR_HOURS }) : end }];
    }),
  };
}
