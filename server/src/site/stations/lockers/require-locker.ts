import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../../ground/db/open-database.ts';
import type { Staff } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import type { LockerPlace } from './edit-locker.ts';
import type { LockerRow } from './locker-store.ts';
import { findLocker } from './locker-store.ts';

export async function requireLocker(db: Db, who: Staff, { stationId, lockerNumber }: LockerPlace): Promise<LockerRow> {
  await requireStation(db, who, stationId);
  const locker = await findLocker(db, stationId, lockerNumber);
  if (!locker) throw new Refusal('not-found');
  return locker;
}
