import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { mayFetch, type RecentReturn } from '../memory/recent-returns.ts';
import type { DoorOutcome } from './collect.ts';
import { openDoor, openedByCode } from './open-door.ts';
import type { RentalDeps } from './rental-deps.ts';

/**
 * A finished rental's door opens once more: for a short time, once, and while nobody else has the locker. Not if the
 * session was replaced, or its renter would have two boards.
 */
export function isFetchable({ memory, time }: RentalDeps, recent: RecentReturn): boolean {
  const { sessionId, returned, isUsed, lockerNumber } = recent;
  const isElsewhere = memory.sessions.findStartedAt(lockerNumber) === undefined;
  const isReplaced = memory.sessions.list().some(({ replaces }) => replaces === sessionId);
  return !isUsed && !isReplaced && isElsewhere && mayFetch(time.momentOf(returned), time.now());
}

export async function fetchForgotten(
  deps: RentalDeps,
  recent: RecentReturn,
): Promise<DoorOutcome | { answer: 'over' }> {
  const { lockerNumber, sessionId } = recent;
  return oneAtATime(deps.doors, lockerNumber, async () => {
    // The next renter may have got the door while we waited for our turn.
    if (!isFetchable(deps, recent)) return { answer: 'over' };
    const about = { lockerNumber, sessionId, purpose: 'forgotten' } as const;
    deps.publish({ what: 'opening', ...about });
    const answer = await openDoor(deps, { ...about, baseline: null }, openedByCode);
    if (answer === 'opened') {
      deps.publish({ what: 'opened', ...about });
      return { outcome: 'opened', lockerNumber };
    }
    deps.publish({ what: 'jammed', ...about, canTryAnother: false, stoppedAt: null });
    return { outcome: 'jammed', lockerNumber, canTryAnother: false };
  });
}
