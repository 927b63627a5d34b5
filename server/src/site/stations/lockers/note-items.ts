import { LOCKER_CHECK_BEFORE_START_SECONDS, MINUTE_IN_SECONDS } from '@laine/rules/constants.ts';
import { isSameTag } from '@laine/rules/seats/plain-tag.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Db, Tx } from '../../../ground/db/open-database.ts';
import { dropFoundThings } from '../../../rental/claims/drop-found-things.ts';
import { reseatSessions } from '../../../rental/sessions/reseat-sessions.ts';
import { closeByItself, findOpenAlert, isEarly, listOpenAlerts } from '../../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';
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

/** Records where things are after a look by a person or a reader. */
export async function noteItems(
  tx: Tx,
  station: BookingStation,
  { found, missing = [] }: Look,
  now: Temporal.Instant,
  by: string | null = null,
): Promise<void> {
  const isLost = await setItemStatus(tx, idsOf(missing), 'not-found', now);
  const isFound = await setItemStatus(tx, idsOf(found), 'found', now);
  if (isLost || isFound) await followItems(tx, station, now, by);
}

/**
 * Follows up a change of things: alerts and claims about found ones end, renters whose locker is incomplete get
 * another, and a locker that is complete again may help somebody. Staff hear at once of paid boards without a
 * replacement; their renters ten minutes before the start. Returns the sessions that are newly reported.
 */
export async function followItems(
  tx: Tx,
  station: BookingStation,
  now: Temporal.Instant,
  by: string | null = null,
): Promise<string[]> {
  await closeAlertsOfFoundItems(tx, station.id, now);
  await dropFoundThings(tx, { stationId: station.id }, now);
  return tellOfUnserved(tx, station.id, await reseatSessions(tx, station, now, by), now);
}

/** Sooner starts are checked every minute: `check-lockers.ts`. */
const SOON_IN_SECONDS = LOCKER_CHECK_BEFORE_START_SECONDS + 2 * MINUTE_IN_SECONDS;

async function tellOfUnserved(tx: Tx, stationId: string, strandedIds: string[], now: Temporal.Instant) {
  const kind = 'board-not-ready';
  for (const alert of await listOpenAlerts(tx, kind, stationId)) {
    const { target } = alert;
    if (isEarly(alert) && !strandedIds.includes(target)) await closeByItself(tx, { kind, target }, now);
  }
  const news: string[] = [];
  for (const target of strandedIds) {
    const session = await tx
      .selectFrom('sessions')
      .innerJoin('bookings', 'bookings.id', 'sessions.bookingId')
      .select('sessions.bookingId')
      .where('sessions.id', '=', target)
      .where('sessions.start', '>', plusSeconds(now, SOON_IN_SECONDS))
      .where('bookings.status', '=', 'complete')
      .executeTakeFirst();
    const trouble = { kind, target } as const;
    if (!session || (await findOpenAlert(tx, trouble))) continue;
    const data = { sessionId: target, bookingId: session.bookingId, lockerNumber: null, isEarly: true };
    await raiseAlert(tx, { ...trouble, stationId, data }, now);
    news.push(target);
  }
  return news;
}

/** Splits the items by what a reader has seen. An item without a tag is never seen and never missing. */
export const sortByTags = <T extends { rfid: string }>(items: T[], rfids: readonly string[]) => {
  const isSeen = ({ rfid }: T) => rfids.some((seen) => isSameTag(seen, rfid));
  return { found: items.filter(isSeen), missing: items.filter((item) => item.rfid !== '' && !isSeen(item)) };
};

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
