import type { AdminStationDetail } from '@laine/contract/admin/entities.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import { insertLockers } from '../lockers/locker-store.ts';
import { insertStation } from '../station-store.ts';
import { getAdminStation } from './admin-stations.ts';

/** Begins disabled, and stays so until its public facts are valid. */
export async function createStation(
  deps: Deps,
  actor: Actor,
  { id, lockerCount, lockerNames = [] }: ParsedInput<typeof calls.newStation>,
): Promise<AdminStationDetail> {
  if (lockerNames.length > lockerCount) throw new Refusal('malformed', { fields: 'lockerNames' });
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    if (!(await insertStation(tx, id, now))) throw new Refusal('station-id-taken');
    const names = Array.from({ length: lockerCount }, (_, at) => lockerNames[at] ?? '');
    await insertLockers(tx, id, names, now);
    const data = { lockerCount, ...(lockerNames.length > 0 && { lockerNames }) };
    await recordAction(tx, actor, { action: 'station-created', target: id, stationId: id, data }, now);
  });
  return getAdminStation(deps, actor.who, { stationId: id });
}
