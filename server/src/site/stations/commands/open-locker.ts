import type { Actor } from '../../../ground/audit/record-action.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { LockerPlace } from '../lockers/edit-locker.ts';
import { requireLocker } from '../lockers/require-locker.ts';
import { askStation } from './ask-station.ts';

/** Several pulses with a wait for the sensor after each. */
const TIME_LIMIT = Temporal.Duration.from({ seconds: 15 });

/** True only when the door's sensor said so. */
export async function openLocker(deps: Deps, actor: Actor, place: LockerPlace): Promise<boolean> {
  await requireLocker(deps.db.query, actor.who, place);
  const { stationId, lockerNumber } = place;
  const { success } = await askStation(
    deps,
    actor,
    'open',
    { lockerNumber, sessionId: null },
    { action: 'locker-opened', target: `${stationId}/${lockerNumber}`, stationId, timeLimit: TIME_LIMIT },
  );
  return success;
}
