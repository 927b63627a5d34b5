import { Refusal } from '@laine/contract/refusals.ts';
import { answerToDoorCode } from '@laine/rules/seats/door-code.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import { askStation } from '../../site/stations/commands/ask-station.ts';
import { getVisibleSession } from '../sessions/get-admin-session.ts';

/** Several pulses, each followed by a wait for the sensor. */
const TIME_LIMIT = Temporal.Duration.from({ seconds: 15 });

type OpenedDoor = { success: boolean; lockerNumber: number };

/**
 * A renter whose door doesn't open calls for help. If their code would open it, the door opens for them, so that the
 * rental starts or continues; at any other time it opens for staff. True only when the door's sensor confirmed it.
 */
export async function openSessionDoor(
  deps: Deps,
  actor: Actor,
  { sessionId }: { sessionId: string },
): Promise<OpenedDoor> {
  const session = await getVisibleSession(deps, actor.who, sessionId);
  const { stationId, lockerNumber } = session;
  if (lockerNumber === null) throw new Refusal('no-boards-left');
  const locker = await deps.db.query
    .selectFrom('lockers')
    .select('status')
    .where('stationId', '=', stationId)
    .where('number', '=', lockerNumber)
    .executeTakeFirst();
  const isForRenter = answerToDoorCode(session, locker?.status === 'free', deps.now()) === 'opens';
  const { success } = await askStation(
    deps,
    actor,
    'open',
    { lockerNumber, sessionId: isForRenter && session.code !== null ? sessionId : null },
    { action: 'locker-opened', target: sessionId, stationId, data: { lockerNumber }, timeLimit: TIME_LIMIT },
  );
  return { success, lockerNumber };
}
