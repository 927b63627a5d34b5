import { givesOutBoards } from '@laine/contract/gives-out-boards.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import type { StationStatus } from '@laine/contract/states.ts';
import type { StationFacts } from '@laine/contract/station-facts.ts';
import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { SocketSilence } from './link/station-silence.ts';
import { isConnected, socketSilence } from './link/station-silence.ts';

/** The facts of a station that booking needs. */
export type BookingStation = {
  id: string;
  status: StationStatus;
  facts: StationFacts | undefined;
  /** Takes no bookings: disabled, without facts that parse, or its program gives no boards out. */
  isClosed: boolean;
  /** A program runs at the station, or will: it must learn codes and forget them. */
  hasProgram: boolean;
  /** Its program is connected now. */
  isConnected: boolean;
  lastSeenAt: Temporal.Instant | null;
  /** Set since nobody could be called if a renter went missing. */
  salesStoppedAt: Temporal.Instant | null;
};

const selectStation = (db: Db, id: string) =>
  db
    .selectFrom('stations')
    .select(['id', 'status', 'metadata', 'prefs', 'apiKeyHash', 'lastSeenAt', 'salesStoppedAt'])
    .select(socketSilence.as('silentForInSeconds'))
    .where('id', '=', id);

export async function findBookingStation(db: Db, id: string): Promise<BookingStation | undefined> {
  const row = await selectStation(db, id).executeTakeFirst();
  return row && asStation(row);
}

/**
 * Locks the station's row, so that everybody who takes or frees boards there waits for each other. Others may still
 * write rows that point to the station.
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
  salesStoppedAt: Temporal.Instant | null;
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
    salesStoppedAt: row.salesStoppedAt,
  };
}
