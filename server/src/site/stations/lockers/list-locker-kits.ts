import type { ItemStatus, KitKind, LockerStatus } from '@laine/contract/states.ts';
import { lackingKit } from '@laine/rules/seats/lacking-kit.ts';
import { sql } from 'kysely';
import type { Db } from '../../../ground/db/open-database.ts';

/** A locker, and which of board, paddle and vest were never seen in it. */
export type LockerKit = { stationId: string; number: number; status: LockerStatus; isOpen: boolean; lacks: KitKind[] };

type Thing = { name: string; metadata: Record<string, string> | null; status: ItemStatus };

/** All lockers of these stations, in order. One statement, since every booking reads this. */
export async function listLockerKits(db: Db, stationIds: readonly string[]): Promise<LockerKit[]> {
  const rows = await db
    .selectFrom('lockers')
    .leftJoin('items', (join) =>
      join
        .onRef('items.stationId', '=', 'lockers.stationId')
        .onRef('items.lockerNumber', '=', 'lockers.number')
        .on('items.place', '=', 'locker'),
    )
    .select(['lockers.stationId', 'lockers.number', 'lockers.status', 'lockers.isOpen'])
    .select(['items.name', 'items.metadata', 'items.status as itemStatus'])
    .where('lockers.stationId', '=', sql<string>`any(${stationIds})`)
    .orderBy('lockers.stationId')
    .orderBy('lockers.number')
    .execute();
  const lockers = Map.groupBy(rows, ({ stationId, number }) => `${stationId} ${number}`);
  return [...lockers.values()].flatMap((things) => {
    const [locker] = things;
    if (!locker) return [];
    const { stationId, number, status, isOpen } = locker;
    const lacks = lackingKit(
      things.flatMap(({ name, metadata, itemStatus }): Thing[] =>
        name === null || itemStatus === null ? [] : [{ name, metadata, status: itemStatus }],
      ),
    );
    return { stationId, number, status, isOpen, lacks };
  });
}
