import type { LongerSeating } from '@laine/rules/seats/seat-longer-sessions.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { moveSessions, setSessionEnds, unseatSessions } from './session-store.ts';

type LaterEnd = { sessionIds: string[]; end: Temporal.Instant; seating: LongerSeating };

/** Sessions end later, and the next sessions in their lockers move in the same transaction. */
export async function lengthenSessions(
  tx: Tx,
  { sessionIds, end, seating }: LaterEnd,
  now: Temporal.Instant,
): Promise<void> {
  await setSessionEnds(tx, sessionIds, end, now);
  await moveSessions(tx, seating.moves, now);
  await unseatSessions(tx, seating.strandedIds, now);
}

/** An hour that was held is over: its boards get their old end back, including those returned in the meantime. */
export const shortenSessions = setSessionEnds;
