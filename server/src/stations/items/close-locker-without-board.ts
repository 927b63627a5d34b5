import { itemKind } from '@laine/rules/item-kind.ts';
import type { Tx } from '../../db/open-database.ts';
import type { BookingStation } from '../booking-station.ts';
import { closeLocker } from '../lockers/edit-locker.ts';
import { listItems } from '../lockers/note-items.ts';

type Thing = { name: string; metadata: Record<string, string> | null };

/** After things were taken out of a locker: when its board was among them and none is left, nobody can rent there. */
export async function closeLockerWithoutBoard(
  tx: Tx,
  station: BookingStation,
  lockerNumber: number,
  taken: Thing[],
  now: Temporal.Instant,
): Promise<void> {
  const isBoard = (thing: Thing) => itemKind(thing) === 'board';
  if (!taken.some(isBoard)) return;
  if ((await listItems(tx, station.id, lockerNumber)).some(isBoard)) return;
  await closeLocker(tx, station, lockerNumber, now);
}
