import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { BookingStation } from './booking-station.ts';
import { lockStation } from './booking-station.ts';

/**
 * One transaction with the station locked, for taking and freeing boards. Locks are taken in the order station,
 * account, booking, counter. Callers for the same station wait in this process, without a connection: a crowd waiting
 * for the row in the database would hold every connection and block all other stations. The database's own lock decides
 * between processes.
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
