import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { BookingStation } from './capacity-store.ts';
import { lockStation } from './capacity-store.ts';
import { inTurn } from './in-turn.ts';

export type { BookingStation };

/**
 * One transaction with the station locked: how boards are taken and freed. Locks are taken in the order station,
 * account, booking, counter.
 */
export function withStation<T>(
  deps: Deps,
  stationId: string,
  work: (tx: Tx, station: BookingStation) => Promise<T>,
): Promise<T> {
  return inTurn(deps.db, `station ${stationId}`, () =>
    deps.db.transaction(async (tx) => {
      const station = await lockStation(tx, stationId);
      if (!station) throw new Refusal('not-found');
      return work(tx, station);
    }),
  );
}
