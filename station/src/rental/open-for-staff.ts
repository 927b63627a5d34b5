import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { openDoor, type OpeningCause } from './open-door.ts';
import type { RentalDeps } from './rental-deps.ts';

/** From the screen or remotely. It starts nothing, but a board that staff bring back may end a session. */
export async function openForStaff(deps: RentalDeps, lockerNumber: number, cause: OpeningCause): Promise<boolean> {
  return oneAtATime(deps.doors, lockerNumber, async () => {
    const answer = await openDoor(deps, { lockerNumber, sessionId: null, purpose: 'staff', baseline: null }, cause);
    return answer === 'opened';
  });
}
