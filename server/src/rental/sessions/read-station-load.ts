import type { ClosureKind } from '@laine/contract/closure-kind.ts';
import type { LiveSession, StationLoad } from '@laine/rules/seats/occupancy.ts';
import { later, plusSeconds } from '@laine/rules/time/instants.ts';
import type { Slot } from '@laine/rules/time/slot.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { together } from '../../ground/db/together.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { listLockerKits, type LockerKit } from '../../site/stations/lockers/list-locker-kits.ts';

type Load = Omit<StationLoad, 'sessions'> & { sessions: TakenBoard[]; stationClosures: StationClosure[] };

/** Everything that decides how many boards are free. */
export async function readStationLoad(
  db: Db,
  { id, facts }: Pick<BookingStation, 'id' | 'facts'>,
  now: Temporal.Instant,
  limits: { within?: Slot } = {},
): Promise<Load> {
  const turnaroundInSeconds = facts?.turnaroundInSeconds ?? 0;
  const loads = await readStationLoads(db, [{ id, turnaroundInSeconds }], now, limits);
  return loads[0] ?? { lockerNumbers: [], turnaroundInSeconds, sessions: [], stationClosures: [] };
}

/** The same for several at once, in their order. */
export async function readStationLoads(
  db: Db,
  stations: readonly { id: string; turnaroundInSeconds: number }[],
  now: Temporal.Instant,
  /** Limits the loads to this time: enough to count boards, but not to deal out lockers. */
  { within }: { within?: Slot } = {},
): Promise<Load[]> {
  const ids = stations.map(({ id }) => id);
  const longestTurnaround = Math.max(...stations.map(({ turnaroundInSeconds }) => turnaroundInSeconds));
  const bounds = {
    now,
    endAfter: plusSeconds(within ? later(now, within.start) : now, -longestTurnaround),
    startBefore: within?.end,
  };
  const [allLockers, allTaken] = await together(listLockerKits(db, ids), listTaken(db, ids, bounds));
  const lockersOf = Map.groupBy(allLockers, ({ stationId }) => stationId);
  const takenOf = Map.groupBy(allTaken, ({ stationId }) => stationId);
  return stations.map(({ id, turnaroundInSeconds }) => {
    const lockers = lockersOf.get(id) ?? [];
    const lockerNumbers = lockers.filter(isFit).map(({ number }) => number);
    return {
      lockerNumbers,
      unfitLockers: lockers
        .filter((locker) => !isFit(locker))
        .map(({ number, status, lacks }) => ({ number, lacks: status === 'disabled' ? [] : lacks })),
      turnaroundInSeconds,
      ...takenAt(lockerNumbers, takenOf.get(id) ?? [], now),
    };
  });
}

const isFit = ({ status, lacks }: LockerKit) => status !== 'disabled' && lacks.length === 0;

export type StationClosure = Slot & { kind: ClosureKind };

export type TakenBoard = LiveSession & { bookingId: string | null };

type Bounds = { now: Temporal.Instant; endAfter: Temporal.Instant; startBefore: Temporal.Instant | undefined };

/** Nobody knows when a board comes back that people search for. Longer than anything is booked ahead. */
const SEARCHED_FOR_HOURS = 365 * 24;

type Taken = Slot & { stationId: string; lockerNumber: number | null; bookingId: string | null } & (
    | { id: string; status: 'created' | 'started'; isSearched: boolean; kind: null }
    | { id: null; status: 'closed'; isSearched: false; kind: ClosureKind }
  );

/**
 * What takes boards away at these times: rentals and closures. A board that is out counts whatever was booked: it may
 * have been collected early and come back late.
 */
async function listTaken(db: Db, stationIds: readonly string[], { now, endAfter, startBefore }: Bounds) {
  const { rows } = await sql<Taken>`
    select station_id, id, booking_id, start, "end", status, locker_number,
      status = 'started' and exists (
        select from alerts where kind = 'not-back' and target = sessions.booking_id and closed_at is null
      ) as is_searched, null as kind
    from sessions
    where station_id = any(${stationIds}) and status in ('created', 'started')
      and (status = 'started'
        or ("end" > ${endAfter} and start < coalesce(${startBefore ?? null}::timestamptz, 'infinity')))
    union all
    select station_id, null, null, start, "end", 'closed', locker_number, false, kind
    from closures where station_id = any(${stationIds}) and ended_at is null and "end" > ${now}
    order by start, id`.execute(db);
  return rows;
}

function takenAt(lockerNumbers: readonly number[], rows: readonly Taken[], now: Temporal.Instant) {
  const closures = rows.flatMap((row) => (row.status === 'closed' ? row : []));
  return {
    stationClosures: closures.filter(({ lockerNumber }) => lockerNumber === null),
    sessions: rows.flatMap((row): TakenBoard[] => {
      if (row.status === 'closed') return [];
      const { isSearched, kind: _kind, end, stationId: _, ...session } = row;
      return [{ ...session, end: isSearched ? now.add({ hours: SEARCHED_FOR_HOURS }) : end }];
    }),
    closures: closures.flatMap(({ lockerNumber, start, end }) =>
      (lockerNumber === null ? lockerNumbers : [lockerNumber]).map((number) => ({ lockerNumber: number, start, end })),
    ),
  };
}
