import type { ItemLife } from '@laine/contract/admin/item-entities.ts';
import type { FollowingTask } from '@laine/contract/admin/task-entities.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { readItemLives } from '../stations/items/list-items.ts';

/** Tasks that follow from the station's state: nobody writes them down, and they end with their reason. */
export async function listFollowingTasks(db: Db, stationId: string): Promise<FollowingTask[]> {
  const lockers = await db
    .selectFrom('lockers')
    .select(['number', 'status', 'notes'])
    .where('stationId', '=', stationId)
    .orderBy('number')
    .execute();
  const problems = await db
    .selectFrom('problems')
    .select(['id', 'bookingId', 'lockerNumber', 'what', 'words', 'happenedAt'])
    .where('stationId', '=', stationId)
    .where('resolvedAt', 'is', null)
    .orderBy('happenedAt')
    .orderBy('id')
    .execute();
  const { items } = await readItemLives(db, stationId);
  // The things of a board on the water are with its renter.
  const out = new Set(lockers.filter(({ status }) => status === 'rented').map(({ number }) => number));
  const missing = items.filter(({ place, status }) => place === 'locker' && status === 'not-found');
  return [
    ...problems.map(({ id, happenedAt, ...problem }): FollowingTask => ({
      because: 'problem-reported',
      problemId: id,
      ...problem,
      at: happenedAt.toString(),
    })),
    ...lockers
      .filter(({ status }) => status === 'disabled')
      .map(({ number, notes }): FollowingTask => ({
        because: 'locker-out-of-service',
        lockerNumber: number,
        notes: notes ?? '',
      })),
    ...byLocker(missing.filter(({ lockerNumber }) => !out.has(lockerNumber))).map((rest): FollowingTask => ({
      because: 'item-missing',
      ...rest,
    })),
    ...byLocker(items.filter(({ isServiceDue }) => isServiceDue)).map((rest): FollowingTask => ({
      because: 'service-due',
      ...rest,
    })),
  ];
}

/** One line for everything at one door. */
const byLocker = (items: ItemLife[]) =>
  [...Map.groupBy(items, ({ lockerNumber }) => lockerNumber)].map(([lockerNumber, things]) => ({
    lockerNumber,
    items: things.map(({ id, name }) => ({ id, name })),
  }));
