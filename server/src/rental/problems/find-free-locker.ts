import type { Db } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { readStationLoad } from '../sessions/read-station-load.ts';
import type { Seating } from '../sessions/seat-boards.ts';
import { seatBoards } from '../sessions/seat-boards.ts';
import type { Board } from './rented-boards.ts';

export type FreeLocker = { sessionId: string; seating: Seating; start: Temporal.Instant; end: Temporal.Instant };

/** Free from now to the end of the rental. The renter's own locker still counts as taken, so this finds another one. */
export async function findFreeLocker(
  db: Db,
  station: BookingStation,
  { end }: Board,
  now: Temporal.Instant,
): Promise<FreeLocker | undefined> {
  // A station out of reach couldn't learn the new code in time.
  if (station.hasProgram && !station.isConnected) return undefined;
  const load = await readStationLoad(db, station, now);
  const sessionId = newId();
  const seating = seatBoards(load, [sessionId], { start: now, end }, now);
  return seating && { sessionId, seating, start: now, end };
}
