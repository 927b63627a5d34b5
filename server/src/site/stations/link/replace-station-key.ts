import type { Actor } from '../../../ground/audit/record-action.ts';
import { recordAction } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import { newStationKey } from './new-station-key.ts';

export async function replaceStationKey(
  deps: Deps,
  actor: Actor,
  { stationId }: { stationId: string },
): Promise<string> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await recordAction(tx, actor, { action: 'station-key-replaced', target: stationId, stationId }, now);
    return newStationKey(tx, stationId, now);
  });
}
