import { REPLACEMENT_KEPT_SECONDS } from '@laine/rules/constants.ts';
import { plusSeconds } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { sweepEach } from '../../ground/sweep-each.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { dropReplacement, listWaitingReplacements } from '../sessions/replacements.ts';

/** If the first board doesn't come back in time, the locker kept for its replacement is released. */
export async function lapseReplacements(deps: Deps): Promise<void> {
  const now = deps.now();
  const items = await listWaitingReplacements(deps.db.query, plusSeconds(now, -REPLACEMENT_KEPT_SECONDS));
  const idOf = ({ firstId }: (typeof items)[number]) => firstId;
  await sweepEach(deps, { items, idOf, failed: 'replacement not released' }, ({ stationId, firstId }) =>
    withLockedStation(deps, stationId, (tx) => dropReplacement(tx, firstId, now, { onlyWaiting: true })),
  );
}
