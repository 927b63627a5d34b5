import { REPLACEMENT_KEPT_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { dropReplacement, listWaitingReplacements } from '../sessions/replacements.ts';

/** If the first board doesn't come back in time, the locker kept for its replacement is released. */
export async function lapseReplacements(deps: Deps): Promise<void> {
  const now = deps.now();
  for (const { stationId, firstId } of await listWaitingReplacements(
    deps.db.query,
    plusSeconds(now, -REPLACEMENT_KEPT_SECONDS),
  ))
    await withLockedStation(deps, stationId, (tx) => dropReplacement(tx, firstId, now, { onlyWaiting: true }));
}
