import type { Tx } from '../../ground/db/open-database.ts';
import type { WholeSession } from './find-session.ts';
import { deleteSession, insertRetiredCode } from './session-store.ts';

/** The station is told to forget the code, which nobody gets before it has. */
export async function removeSession(tx: Tx, session: WholeSession, now: Temporal.Instant): Promise<void> {
  const { id: sessionId, stationId, code, codeKnown, revision } = session;
  if (code !== null && codeKnown) {
    await insertRetiredCode(tx, { sessionId, stationId, code, revision: revision + 1 }, now);
  }
  await deleteSession(tx, sessionId);
}
