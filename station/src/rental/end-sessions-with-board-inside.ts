import { OVERTIME_GRACE_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, later, plusSeconds } from '@laine/rules/time/instants.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import { recordFinished } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

/**
 * Ends sessions whose board is in its locker although nobody pressed anything: the renter never took it, or left while
 * the screen still asked for a paddle. They end at the time that the door closed, so that no overtime grows for a board
 * that is there.
 */
export function endSessionsWithBoardInside({ memory, time }: RentalDeps): void {
  const isAtRest = ({ lockerNumber }: KnownSession) => memory.openings.find(lockerNumber) === undefined;
  for (const session of memory.sessions.list()) {
    if (session.status !== 'started' || !session.inside || !isAtRest(session)) continue;
    const { since, missingItemIds } = session.inside;
    const inside = { closedAt: time.momentOf(since), isComplete: missingItemIds.length === 0 };
    if (!mayEnd(session, inside, time.now())) continue;
    memory.transaction(() => recordFinished(memory, session, { missingItemIds, by: 'code', happened: since }));
  }
}

/** Until the booked end the code opens again; after that, forgotten things may be fetched within the grace period. */
export function mayEnd(
  { end }: { end: Temporal.Instant },
  { closedAt, isComplete }: { closedAt: Temporal.Instant; isComplete: boolean },
  now: Temporal.Instant,
): boolean {
  const fetchedBy = isComplete ? closedAt : plusSeconds(closedAt, OVERTIME_GRACE_SECONDS);
  return !isBefore(now, later(end, fetchedBy));
}
