import type { LockerStatus } from '@laine/contract/states.ts';
import type { Tx } from '../../../ground/db/open-database.ts';
import { rememberFirstOpening } from '../station-store.ts';
import type { LockerState } from './locker-store.ts';
import { findLocker, setLockerState } from './locker-store.ts';

/** For events at a station; staff edit a locker through `edit-locker.ts`. */
export const changeLocker = (
  tx: Tx,
  stationId: string,
  number: number,
  state: LockerState,
  now: Temporal.Instant,
): Promise<void> => setLockerState(tx, stationId, number, state, now);

/** A door has opened at the station, which had opened none. */
export const noteFirstOpening = (tx: Tx, stationId: string, now: Temporal.Instant): Promise<void> =>
  rememberFirstOpening(tx, stationId, now);

/** The locker's status, and its reader's last result. */
export const findLockerState = (tx: Tx, stationId: string, number: number) => findLocker(tx, stationId, number);

export async function findLockerStatus(tx: Tx, stationId: string, number: number): Promise<LockerStatus | undefined> {
  const row = await tx
    .selectFrom('lockers')
    .select('status')
    .where('stationId', '=', stationId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.status;
}
