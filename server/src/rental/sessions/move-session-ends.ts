import type { LongerSeating } from '@laine/rules/seats/seat-longer-sessions.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { listSessionsOf } from './list-sessions.ts';
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

type FormerEnd = { bookingId: string; heldEnd: Temporal.Instant; end: Temporal.Instant };

/** A booking whose hour was held gets its old end back, including boards returned in the meantime. */
export async function shortenSessions(
  tx: Tx,
  { bookingId, heldEnd, end }: FormerEnd,
  now: Temporal.Instant,
): Promise<void> {
  const sessions = await listSessionsOf(tx, bookingId);
  const ids = sessions.filter((session) => session.end.equals(heldEnd)).map(({ id }) => id);
  await setSessionEnds(tx, ids, end, now);
}
