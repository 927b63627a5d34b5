import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import type { Actor } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { CommandResult } from '../../../ground/ports/stations.ts';
import type { LockerPlace } from '../lockers/edit-locker.ts';
import { setLockerState } from '../lockers/locker-store.ts';
import { listItems, noteItems, sortByTags } from '../lockers/note-items.ts';
import { requireLocker } from '../lockers/require-locker.ts';
import { readPrefs } from '../read-prefs.ts';
import { withLockedStation } from '../with-locked-station.ts';
import { askStation } from './ask-station.ts';

/** For the way there and back, and a door operation that is under way. */
const MARGIN_SECONDS = 5;

/**
 * Reads the tags in a locker now and keeps what was seen. Only presence is news: what a reader did not see may be out
 * with a renter.
 */
export async function scanLocker(deps: Deps, actor: Actor, place: LockerPlace): Promise<CommandResult<'scan'>> {
  await requireLocker(deps.db.query, actor.who, place);
  const { stationId, lockerNumber } = place;
  const { scanTimeoutInSeconds } = readStationPrefs(await readPrefs(deps.db.query, stationId));
  const timeLimit = Temporal.Duration.from({ seconds: scanTimeoutInSeconds + MARGIN_SECONDS });
  const target = `${stationId}/${lockerNumber}`;
  const action = { action: 'locker-scanned', target, stationId, timeLimit } as const;
  const seen = await askStation(deps, actor, 'scan', { lockerNumber }, action);
  await withLockedStation(deps, stationId, async (tx, station) => {
    const now = deps.now();
    await setLockerState(tx, stationId, lockerNumber, seen, now);
    const { found } = sortByTags(await listItems(tx, stationId, lockerNumber), seen.rfids);
    await noteItems(tx, station, { found }, now);
  });
  return seen;
}
