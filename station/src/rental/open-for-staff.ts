import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { openDoor, type OpeningCause } from './open-door.ts';
import type { RentalDeps } from './rental-deps.ts';

/** Staff open a door from the screen or from afar. It starts nothing; what they bring back may end a session. */
export async function openForStaff(deps: RentalDeps, lockerNumber: number, cause: OpeningCause): Promise<boolean> {
  return oneAtATime(deps.doors, lockerNumber, async () => {
    const answer = await openDoor(deps, { lockerNumber, sessionId: null, purpose: 'staff', baseline: null }, cause);
    return answer === 'opened';
  });
}
