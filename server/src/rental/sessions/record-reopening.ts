import type { Tx } from '../../ground/db/open-database.ts';
import type { WholeSession } from './find-session.ts';
import { codeIfFree } from './record-start.ts';
import { markReopened } from './session-store.ts';

/** A returned board is out again. */
export async function recordReopening(
  tx: Tx,
  session: WholeSession,
  lockerNumber: number,
  now: Temporal.Instant,
): Promise<void> {
  await markReopened(tx, session.id, { lockerNumber, code: await codeIfFree(tx, session, now) }, now);
}
