import { givesOutBoards } from '@laine/contract/gives-out-boards.ts';
import type { StationStatus } from '@laine/contract/states.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import { plusSeconds } from '@laine/rules/instants.ts';
import type { LiveSession, StationLoad } from '@laine/rules/occupancy.ts';
import type { Db, Tx } from '../db/open-database.ts';
import type { SocketSilence } from '../stations/is-connected.ts';
import { isConnected, socketSilence } from '../stations/is-connected.ts';
import { readFacts } from '../stations/read-facts.ts';

/** What booking needs of a station. */
export type BookingStation = {
  id: string;
  status: StationStatus;
  facts: StationFacts | undefined;
  /** Takes no bookings: disabled, without facts that parse, or its program gives no boards out. */
  isClosed: boolean;
  /** A program runs at the station, or will: it must learn codes and forget them. */
  hasProgram: boolean;
  /** It holds a socket at this moment. */
  isConnected: boolean;
  lastSeenAt: Temporal.Instant | null;
};

const selectStation = (db: Db, id: string) =>
  db
    .selectFrom('stations')
    .select(['id', 'status', 'metadata', 'prefs', 'apiKeyHash', 'lastSeenAt'])
    .select(socketSilence.as('silentForInSeconds'))
    .where('id', '=', id);

export async function findBookingStation(db: Db, id: string): Promise<BookingStation | undefined> {
  const row = await selectStation(db, id).executeTakeFirst();
  return row && asStation(row);
}

/**
 * Whoever takes or frees boards at a station holds its row, so they do it one after the other. It does not keep others
 * from writing rows that only point to the station.
 */
export async function lockStation(tx: Tx, id: string): Promise<BookingStation | undefined> {
  const row = await selectStation(tx, id).forNoKeyUpdate().executeTakeFirst();
  return row && asStation(row);
}

type Row = SocketSilence & {
  id: string;
  status: StationStatus;
  metadata: Record<string, string>;
  apiKeyHash: string | null;
  lastSeenAt: Temporal.Instant | null;
};

function asStation(row: Row): BookingStation {
  const { facts } = readFacts(row.metadata);
  return {
    id: row.id,
    status: row.status,
    facts,
    isClosed: row.status === 'disabled' || !facts || !givesOutBoards(readStationPrefs(row.prefs)),
    hasProgram: row.apiKeyHash !== null,
    isConnected: isConnected(row),
    lastSeenAt: row.lastSeenAt,
  };
}

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
