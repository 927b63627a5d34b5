import type { LockerStatus } from '@laine/contract/states.ts';
import type { Tx } from '../../db/open-database.ts';
import type { LockerState } from './locker-store.ts';
import { setLockerState } from './locker-store.ts';

/** For whoever applies what happened at a station; staff edit a locker through `edit-locker.ts`. */
export const changeLocker = (
  tx: Tx,
  stationId: string,
  number: number,
  state: LockerState,
  now: Temporal.Instant,
): Promise<void> => setLockerState(tx, stationId, number, state, now);

export async function findLockerStatus(tx: Tx, stationId: string, number: number): Promise<LockerStatus | undefined> {
  const row = await tx
    .selectFrom('lockers')
    .select('status')
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.status;
}
