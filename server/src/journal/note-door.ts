import { closeByItself } from '../alerts/open-alert.ts';
import { findStartedAt } from '../sessions/find-session.ts';
import { changeLocker } from '../stations/lockers/change-locker.ts';
import { listItems, noteItems } from '../stations/lockers/note-items.ts';
import type { EventContext } from './event-context.ts';

export async function noteDoorOpened({ tx, station, now }: EventContext, lockerNumber: number): Promise<void> {
  await changeLocker(tx, station.id, lockerNumber, { isOpen: true }, now);
  // The journal comes in order, so it jams no more.
  await closeByItself(tx, { kind: 'door-jammed', target: `${station.id}/${lockerNumber}` }, now);
}

type DoorClosed = { lockerNumber: number; rfids: string[] | null };

/** Items that the reader saw are present. Those it did not see are missing, unless a renter has them. */
export async function noteDoorClosed({ tx, station, now }: EventContext, { lockerNumber, rfids }: DoorClosed) {
  await changeLocker(tx, station.id, lockerNumber, { isOpen: false, ...(rfids && { rfids }) }, now);
  if (!rfids) return;
  const items = await listItems(tx, station.id, lockerNumber);
  const found = items.filter(({ rfid }) => rfids.includes(rfid));
  const isBoardOut = (await findStartedAt(tx, station.id, lockerNumber)) !== undefined;
  const missing = isBoardOut ? [] : items.filter(({ rfid }) => !rfids.includes(rfid));
  await noteItems(tx, station.id, { found, missing }, now);
}
