import { itemKind } from '@laine/rules/seats/item-kind.ts';
import { isSameTag } from '@laine/rules/seats/plain-tag.ts';
import { z } from 'zod';
import type { Db } from '../../ground/db/open-database.ts';
import { listItems } from '../../site/stations/lockers/note-items.ts';

type Collected = { stationId: string; lockerNumber: number | null; firstOpenAt: Temporal.Instant | null };

const Closed = z.object({ rfids: z.array(z.string()) });

/**
 * Sensor and reader say that the board is in its closed locker: the reader saw it when the door last closed since
 * collection. A silent reader has seen nothing, whatever it saw before.
 */
export async function isBoardInside(db: Db, { stationId, lockerNumber, firstOpenAt }: Collected): Promise<boolean> {
  if (lockerNumber === null || firstOpenAt === null) return false;
  const { data } = (await findLastClosing(db, stationId, lockerNumber, firstOpenAt)) ?? {};
  const seen = Closed.safeParse(data).data?.rfids ?? [];
  const boards = (await listItems(db, stationId, lockerNumber)).filter((item) => itemKind(item) === 'board');
  return boards.some(({ rfid }) => seen.some((tag) => isSameTag(tag, rfid)));
}

const findLastClosing = (db: Db, stationId: string, lockerNumber: number, since: Temporal.Instant) =>
  db
    .selectFrom('logs')
    .innerJoin('lockers', (join) =>
      join.onRef('lockers.stationId', '=', 'logs.stationId').onRef('lockers.number', '=', 'logs.lockerNumber'),
    )
    .select('logs.data')
    .where('logs.stationId', '=', stationId)
    .where('logs.lockerNumber', '=', lockerNumber)
    .where('logs.title', '=', 'door-closed')
    .where('logs.createdAt', '>=', since)
    .where('lockers.isOpen', '=', false)
    .orderBy('logs.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
