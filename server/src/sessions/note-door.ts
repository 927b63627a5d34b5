import type { EventContext } from './event-context.ts';
import { changeLocker, findStartedAt, listItems, setItemStatus } from './rental-store.ts';

export async function noteDoorOpened({ tx, station, now }: EventContext, lockerNumber: number): Promise<void> {
  await changeLocker(tx, station.id, lockerNumber, { isOpen: true }, now);
}

export type DoorClosed = { lockerNumber: number; rfids: string[] | null };

/** What the reader saw is there. What it did not see is missing, unless a renter has it. */
export async function noteDoorClosed({ tx, station, now }: EventContext, { lockerNumber, rfids }: DoorClosed) {
  await changeLocker(tx, station.id, lockerNumber, { isOpen: false, ...(rfids && { rfids }) }, now);
  if (!rfids) return;
  const items = await listItems(tx, station.id, lockerNumber);
  const seen = items.filter(({ rfid }) => rfids.includes(rfid));
  await setItemStatus(tx, idsOf(seen), 'found', now);
  if (await findStartedAt(tx, station.id, lockerNumber)) return;
  const unseen = items.filter(({ rfid }) => !rfids.includes(rfid));
  await setItemStatus(tx, idsOf(unseen), 'not-found', now);
}

const idsOf = (items: { id: string }[]) => items.map(({ id }) => id);
