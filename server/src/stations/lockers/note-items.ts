import { isSameTag } from '@laine/rules/plain-tag.ts';
import { dropFoundThings } from '../../claims/drop-found-things.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { reseatSessions } from '../../sessions/reseat-sessions.ts';
import type { BookingStation } from '../booking-station.ts';
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

type Look = { found: { id: string }[]; missing?: { id: string }[] };

/** Where things are after somebody or something has looked. */
export async function noteItems(
  tx: Tx,
  station: BookingStation,
  { found, missing = [] }: Look,
  now: Temporal.Instant,
): Promise<void> {
  const isLost = await setItemStatus(tx, idsOf(missing), 'not-found', now);
  const isFound = await setItemStatus(tx, idsOf(found), 'found', now);
  if (isLost || isFound) await followItems(tx, station, now);
}

/**
 * After something about things has changed: an alert or a claim about one that is found again goes by itself, whoever was to
 * collect from a locker that lacks something gets another, and a locker that is complete again may help somebody.
 */
export async function followItems(
  tx: Tx,
  station: BookingStation,
  now: Temporal.Instant,
  by: string | null = null,
): Promise<void> {
  await closeAlertsOfFoundItems(tx, station.id, now);
  await dropFoundThings(tx, { stationId: station.id }, now);
  await reseatSessions(tx, station, now, by);
}

/** What a reader that answered has seen, and what not. A thing without a tag is never seen, and never missing. */
export const sortByTags = <T extends { rfid: string }>(items: T[], rfids: readonly string[]) => {
  const isSeen = ({ rfid }: T) => rfids.some((seen) => isSameTag(seen, rfid));
  return { found: items.filter(isSeen), missing: items.filter((item) => item.rfid !== '' && !isSeen(item)) };
};

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
