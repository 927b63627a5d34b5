import { OVERTIME_GRACE_IN_SECONDS } from '@laine/rules/constants.ts';
import { isBefore, later, plusSeconds } from '@laine/rules/instants.ts';
import type { Inside, KnownSession } from '../memory/known-sessions.ts';
import { recordFinished } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

/**
 * Ends sessions whose board lies in its locker although nobody pressed anything: the renter never took it, or left while
 * the screen still asked for a paddle. They end when that door closed, so that no overtime grows on a board that is there.
 */
export function settleBoardsInside({ memory, clock }: RentalDeps): void {
  const now = clock.now();
  const isAtRest = ({ lockerNumber }: KnownSession) => memory.openings.find(lockerNumber) === undefined;
  for (const session of memory.sessions.list()) {
    if (!isSettled(session, now) || !isAtRest(session)) continue;
    const { since, missingItemIds } = session.inside;
    memory.transaction(() => recordFinished(memory, session, { missingItemIds, by: 'code', happened: since }));
  }
}

type SessionInside = KnownSession & { inside: Inside };

/** Until the booked end the code opens again; after it there is time to fetch what was forgotten on the beach. */
export function isSettled(session: KnownSession, now: Temporal.Instant): session is SessionInside {
  if (session.status !== 'started' || !session.inside) return false;
  const { since, missingItemIds } = session.inside;
  const fetched = missingItemIds.length > 0 ? plusSeconds(since.at, OVERTIME_GRACE_IN_SECONDS) : since.at;
  return !isBefore(now, later(session.end, fetched));
}
