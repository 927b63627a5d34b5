import { type Lateness, lateness } from './lateness.ts';
import { recordFinished } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

/** The renter confirms that the missing things won't come back: the session ended when the door closed. */
export function confirmMissing({ memory, time }: RentalDeps, sessionId: string): Lateness | undefined {
  return memory.transaction(() => {
    const session = memory.sessions.find(sessionId);
    if (session?.status !== 'started' || !session.inside || memory.openings.find(session.lockerNumber))
      return undefined;
    const { since, missingItemIds } = session.inside;
    recordFinished(memory, session, { missingItemIds, by: 'code', happened: since });
    return lateness(session, time.momentOf(since));
  });
}
