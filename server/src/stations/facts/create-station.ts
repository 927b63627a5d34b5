import type { AdminStationDetail } from '@laine/contract/admin/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../audit/record-action.ts';
import { recordAction } from '../../audit/record-action.ts';
import type { Deps } from '../../deps.ts';
import { insertLockers } from '../lockers/locker-store.ts';
import { insertStation } from '../station-store.ts';
import { getAdminStation } from './admin-stations.ts';

/** Begins disabled, and stays so until its public facts are valid. */
export async function createStation(
  deps: Deps,
  actor: Actor,
  { id, lockerCount }: { id: string; lockerCount: number },
): Promise<AdminStationDetail> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await insertStation(tx, id, now))) throw new Refusal('station-id-taken');
    await insertLockers(tx, id, lockerCount, now);
    await recordAction(tx, actor, { action: 'station-created', target: id, stationId: id, data: { lockerCount } }, now);
  });
  return getAdminStation(deps, actor.who, { stationId: id });
}
