import { closeByItself } from '../alerts/open-alert.ts';
import { closeAlertsOfFoundItems } from '../stations/close-alerts-of-found-items.ts';
import type { EventContext } from './event-context.ts';
import { changeLocker, findStartedAt, listItems, setItemStatus } from './rental-store.ts';

export async function noteDoorOpened({ tx, station, now }: EventContext, lockerNumber: number): Promise<void> {
  await changeLocker(tx, station.id, lockerNumber, { isOpen: true }, now);
  // The journal comes in order, so it jams no more.
  await closeByItself(tx, { kind: 'door-jammed', target: `${station.id}/${lockerNumber}` }, now);
}

type DoorClosed = { lockerNumber: number; rfids: string[] | null };

/** What the reader saw is there. What it did not see is missing, unless a renter has it. */
export async function noteDoorClosed({ tx, station, now }: EventContext, { lockerNumber, rfids }: DoorClosed) {
  await changeLocker(tx, station.id, lockerNumber, { isOpen: false, ...(rfids && { rfids }) }, now);
  if (!rfids) return;
  const items = await listItems(tx, station.id, lockerNumber);
  const seen = items.filter(({ rfid }) => rfids.includes(rfid));
  await setItemStatus(tx, idsOf(seen), 'found', now);
  const isBoardOut = (await findStartedAt(tx, station.id, lockerNumber)) !== undefined;
  const unseen = isBoardOut ? [] : items.filter(({ rfid }) => !rfids.includes(rfid));
  await setItemStatus(tx, idsOf(unseen), 'not-found', now);
  await closeAlertsOfFoundItems(tx, station.id, now);
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
