import { randomBytes } from 'node:crypto';
import { Refusal } from '@laine/contract/refusals.ts';
import { findDoorCode } from '@laine/rules/seats/door-code.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import type { WholeSession } from './find-session.ts';
import { insertRetiredCode, readTakenCodes, updateSession } from './session-store.ts';

/**
 * Staff give a session another door code. A station that knows the old one learns both in one message: the session's
 * new code, and the removal of the old one under an id that it has never seen.
 */
export async function changeCode(tx: Tx, session: WholeSession, code: string, now: Temporal.Instant): Promise<void> {
  const { id, stationId, code: old, codeKnown, revision } = session;
  if ((await readTakenCodes(tx, stationId, now)).has(code)) throw new Refusal('door-code-taken');
  if (old !== null && codeKnown) {
    await insertRetiredCode(tx, { sessionId: newId(), stationId, code: old, revision }, now);
  }
  await updateSession(tx, id, { code }, now);
}

/** The customer wants any other code, because somebody else knows this one. */
export async function replaceCode(tx: Tx, session: WholeSession, now: Temporal.Instant): Promise<void> {
  const code = findDoorCode(await readTakenCodes(tx, session.stationId, now), randomBytes(8));
  if (code === undefined) throw new Refusal('no-door-code-left');
  await changeCode(tx, session, code, now);
}
