import type { ItemStatus, KitKind, LockerStatus } from '@laine/contract/states.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import type { Db } from '../../../ground/db/open-database.ts';

/** A locker, and which of board, paddle and vest were never seen in it. */
export type LockerKit = { number: number; status: LockerStatus; isOpen: boolean; lacks: KitKind[] };

type Thing = { name: string; metadata: Record<string, string> | null; status: ItemStatus };

/** All lockers of a station, in order. One statement, since every booking reads this. */
export async function listLockerKits(db: Db, stationId: string): Promise<LockerKit[]> {
  const rows = await db
    .selectFrom('lockers')
    .leftJoin('items', (join) =>
      join
        .onRef('items.stationId', '=', 'lockers.stationId')
        .onRef('items.lockerNumber', '=', 'lockers.number')
        .on('items.place', '=', 'locker'),
    )
    .select(['lockers.number', 'lockers.status', 'lockers.isOpen'])
    .select(['items.name', 'items.metadata', 'items.status as itemStatus'])
    .where('lockers.stationId', '=', stationId)
    .orderBy('lockers.number')
    .execute();
  const lockers = Map.groupBy(rows, ({ number }) => number);
  return [...lockers].map(([number, things]) => ({
    number,
    status: things[0]?.status ?? 'disabled',
    isOpen: things[0]?.isOpen ?? false,
    lacks: lackingKit(
      things.flatMap(({ name, metadata, itemStatus: status }): Thing[] =>
        name === null || status === null ? [] : [{ name, metadata, status }],
      ),
    ),
  }));
}
