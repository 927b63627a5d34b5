import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import type { DoorOutcome } from './collect.ts';
import { openDoor, type OpeningCause } from './open-door.ts';
import type { RentalDeps } from './rental-deps.ts';

/** Opens the locker of a running session, to get belongings or to bring the board back. */
export async function openAgain(
  deps: RentalDeps,
  sessionId: string,
  purpose: 'again' | 'return',
  cause: OpeningCause,
): Promise<DoorOutcome> {
  const lockerNumber = deps.memory.sessions.find(sessionId)?.lockerNumber;
  if (lockerNumber === undefined) return { outcome: 'moved-on' };
  return oneAtATime(deps.doors, lockerNumber, async () => {
    // Its door may have closed for good while we waited for our turn.
    if (deps.memory.sessions.findStartedAt(lockerNumber)?.id !== sessionId) return { outcome: 'moved-on' };
    deps.publish({ what: 'opening', lockerNumber, sessionId, purpose });
    const answer = await openDoor(deps, { lockerNumber, sessionId, purpose, baseline: null }, cause);
    if (answer === 'too-late') return { outcome: 'moved-on' };
    if (answer === 'opened') {
      deps.publish({ what: 'opened', lockerNumber, sessionId, purpose });
      return { outcome: 'opened', lockerNumber };
    }
    const since = deps.memory.sessions.find(sessionId)?.questioned;
    const stoppedAt = since ? deps.time.momentOf(since) : null;
    deps.publish({ what: 'jammed', lockerNumber, sessionId, purpose, canTryAnother: false, stoppedAt });
    return { outcome: 'jammed', lockerNumber, canTryAnother: false };
  });
}
