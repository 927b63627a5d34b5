import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../db/open-database.ts';
import { findLockerStatus } from '../stations/lockers/change-locker.ts';

/** Whoever names a locker is told apart: there is none, it is out of service, or (later) somebody has it then. */
export async function requireLocker(tx: Tx, stationId: string, lockerNumber: number | null | undefined): Promise<void> {
  if (typeof lockerNumber !== 'number') return;
  const status = await findLockerStatus(tx, stationId, lockerNumber);
  if (status === undefined) throw new Refusal('no-such-locker');
  if (status === 'disabled') throw new Refusal('locker-out-of-service');
}
