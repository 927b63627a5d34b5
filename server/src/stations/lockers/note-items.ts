import type { Db, Tx } from '../../db/open-database.ts';
import { closeAlertsOfFoundItems } from './close-alerts-of-found-items.ts';
import { setItemStatus } from './item-store.ts';

export type LockerItem = Awaited<ReturnType<typeof listItems>>[number];

export async function listItems(db: Db, stationId: string, lockerNumber: number) {
  return db
    .selectFrom('items')
    .select(['id', 'name', 'rfid', 'metadata', 'status'])
    .where('stationId', '=', stationId)
    .where('lockerNumber', '=', lockerNumber)
    .where('place', '=', 'locker')
    .execute();
}

/** Where things are after a door was closed. An alert about one that is found again goes by itself. */
export async function noteItems(
  tx: Tx,
  stationId: string,
  { found, missing }: { found: LockerItem[]; missing: LockerItem[] },
  now: Temporal.Instant,
): Promise<void> {
  await setItemStatus(tx, idsOf(missing), 'not-found', now);
  await setItemStatus(tx, idsOf(found), 'found', now);
  await closeAlertsOfFoundItems(tx, stationId, now);
}

const idsOf = (items: LockerItem[]) => items.map(({ id }) => id);
