import type { Tx } from '../../ground/db/open-database.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import type { WholeSession } from './find-session.ts';
import { isCodeTaken, markStarted } from './session-store.ts';

type Start = { lockerNumber: number; firstOpenAt: Temporal.Instant; baselineRfids: string[] | null };

/** The board of a session was collected. */
export async function recordStart(tx: Tx, session: WholeSession, start: Start, now: Temporal.Instant): Promise<void> {
  const code = session.status === 'cancelled' ? await codeIfFree(tx, session, now) : session.code;
  await markStarted(tx, session.id, { ...start, code }, now);
}

/** A cancelled or finished session's code may belong to another by now, and two must never share one. */
export async function codeIfFree(tx: Tx, session: WholeSession, now: Temporal.Instant): Promise<string | null> {
  if (!(await isCodeTaken(tx, session))) return session.code;
  const { id, stationId } = session;
  await raiseAlert(tx, { kind: 'door-code-lost', target: id, stationId, data: { sessionId: id } }, now);
  return null;
}
