import { DOOR_LEFT_OPEN_NEWS_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, plusSeconds } from '@laine/rules/time/instants.ts';
import { changeLocker, noteFirstOpening } from '../../site/stations/lockers/change-locker.ts';
import { listItems, noteItems, sortByTags } from '../../site/stations/lockers/note-items.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { findSession } from '../sessions/find-session.ts';
import type { EventContext } from './event-context.ts';
import { endTrouble } from './event-context.ts';
import { endJam } from './note-jam.ts';

export async function noteDoorOpened(context: EventContext, lockerNumber: number): Promise<void> {
  const { tx, station, facts, now } = context;
  await changeLocker(tx, station.id, lockerNumber, { isOpen: true }, now);
  if (facts.firstOpenedAt === null) await noteFirstOpening(tx, station.id, now);
  await endJam(context, lockerNumber);
}

type DoorLeftOpen = { lockerNumber: number; sessionId: string | null; openedAt: string };

/** Alerts staff and asks the renter to close the door, unless the event is so old that it would only puzzle them. */
export async function noteDoorLeftOpen(
  { tx, station, countedAt, now }: EventContext,
  { lockerNumber, sessionId, openedAt }: DoorLeftOpen,
): Promise<void> {
  const data = { lockerNumber, sessionId };
  const target = `${station.id}/${lockerNumber}`;
  await raiseAlert(tx, { kind: 'door-left-open', target, stationId: station.id, data }, now);
  const session = sessionId === null ? undefined : await findSession(tx, station.id, sessionId);
  const isOld = isBefore(plusSeconds(countedAt, DOOR_LEFT_OPEN_NEWS_SECONDS), now);
  if (!session || session.bookingId === null || isOld) return;
  const occasion = `${lockerNumber}/${openedAt}`;
  await queueNotices(tx, { bookingId: session.bookingId, kind: 'door-left-open', occasion, now });
}

type DoorClosed = { lockerNumber: number; rfids: string[] | null };

/** Items that the reader saw are present. Those it didn't see are missing, unless a renter has them. */
export async function noteDoorClosed(context: EventContext, { lockerNumber, rfids }: DoorClosed): Promise<void> {
  const { tx, station, facts, now } = context;
  await changeLocker(tx, station.id, lockerNumber, { isOpen: false, ...(rfids && { rfids }) }, now);
  await endTrouble(context, { kind: 'door-left-open', target: `${station.id}/${lockerNumber}` });
  if (!rfids) return;
  const seen = sortByTags(await listItems(tx, station.id, lockerNumber), rfids);
  const found = seen.found.filter(({ status }) => status !== 'found');
  const missing = seen.missing.filter(({ status }) => status === 'found');
  await noteItems(tx, station, { found, missing: facts.isBoardOut ? [] : missing }, now);
}
