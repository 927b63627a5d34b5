import type { LongerSeating } from '@laine/rules/seat-longer-sessions.ts';
import type { Tx } from '../db/open-database.ts';
import { listSessionsOf } from './list-sessions.ts';
import { moveSessions, setSessionEnds, unseatSessions } from './session-store.ts';

type LaterEnd = { sessionIds: string[]; end: Temporal.Instant; seating: LongerSeating };

/** Sessions end later, and whoever was to have their lockers next goes elsewhere in the same transaction. */
export async function lengthenSessions(
  tx: Tx,
  { sessionIds, end, seating }: LaterEnd,
  now: Temporal.Instant,
): Promise<void> {
  await setSessionEnds(tx, sessionIds, end, now);
  await moveSessions(tx, seating.moves, now);
  await unseatSessions(tx, seating.strandedIds, now);
}

/** The boards of a booking end when they were to end before, also those that came back meanwhile. */
export async function shortenSessions(
  tx: Tx,
  { bookingId, end }: { bookingId: string; end: Temporal.Instant },
  now: Temporal.Instant,
): Promise<void> {
  const ids = (await listSessionsOf(tx, bookingId)).map(({ id }) => id);
  await setSessionEnds(tx, ids, end, now);
}
