import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { BookingStation } from './booking-station.ts';
import { lockStation } from './booking-station.ts';

/**
 * One transaction with the station locked: how boards are taken and freed. Locks are taken in the order station,
 * account, booking, counter. Whoever waits for a station waits in this process, holding nothing: a crowd that waits for
 * its row in the database would hold every connection, and all other stations would stand still. The database's own lock
 * decides between processes.
 */
export function withLockedStation<T>(
  deps: Deps,
  stationId: string,
  work: (tx: Tx, station: BookingStation) => Promise<T>,
): Promise<T> {
  return oneAtATime(deps.db, `station ${stationId}`, () =>
    deps.db.transaction(async (tx) => {
      const station = await lockStation(tx, stationId);
      if (!station) throw new Refusal('not-found');
      return work(tx, station);
    }),
  );
}
