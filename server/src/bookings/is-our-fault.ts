import type { Db } from '../db/open-database.ts';
import { wasTold } from '../notices/was-told.ts';
import type { BookingStation } from './capacity-store.ts';

export type Waiting = {
  station: BookingStation | undefined;
  bookingId: string;
  sessions: { letDownAt: Temporal.Instant | null }[];
};

/**
 * Why a renter has no board: we said that none may be ready, a door did not open, or the station is closed. Then
 * everything is paid back, however near the start or however long after it.
 */
export async function isOurFault(db: Db, { station, bookingId, sessions }: Waiting): Promise<boolean> {
  if (!station || station.isClosed || sessions.some(({ letDownAt }) => letDownAt !== null)) return true;
  return wasTold(db, bookingId, 'board-not-ready');
}
