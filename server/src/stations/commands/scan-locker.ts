import { readStationPrefs } from '@laine/contract/station-prefs.ts';
import type { Actor } from '../../audit/record-action.ts';
import type { Deps } from '../../deps.ts';
import type { CommandResult } from '../../ports/stations.ts';
import { closeAlertsOfFoundItems } from '../lockers/close-alerts-of-found-items.ts';
import type { LockerPlace } from '../lockers/edit-locker.ts';
import { markSeen } from '../lockers/item-store.ts';
import { setLockerState } from '../lockers/locker-store.ts';
import { requireLocker } from '../lockers/require-locker.ts';
import { readPrefs } from '../read-prefs.ts';
import { askStation } from './ask-station.ts';

/** For the way there and back, and a door operation that is under way. */
const MARGIN_SECONDS = 5;

/** Reads the tags in a locker now and keeps what was seen. */
export async function scanLocker(deps: Deps, actor: Actor, place: LockerPlace): Promise<CommandResult<'scan'>> {
  await requireLocker(deps.db.query, actor.who, place);
  const { stationId, lockerNumber } = place;
  const { scanTimeoutInSeconds } = readStationPrefs(await readPrefs(deps.db.query, stationId));
  const timeLimit = Temporal.Duration.from({ seconds: scanTimeoutInSeconds + MARGIN_SECONDS });
  const target = `${stationId}/${lockerNumber}`;
  const action = { action: 'locker-scanned', target, stationId, timeLimit } as const;
  const seen = await askStation(deps, actor, 'scan', { lockerNumber }, action);
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    await setLockerState(tx, stationId, lockerNumber, seen, now);
    await markSeen(tx, stationId, lockerNumber, seen.rfids, now);
    await closeAlertsOfFoundItems(tx, stationId, now);
  });
  return seen;
}
