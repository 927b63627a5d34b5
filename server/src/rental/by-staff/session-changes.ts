import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { canMove } from '@laine/rules/seats/transitions.ts';
import type { WholeSession } from '../sessions/find-session.ts';

type Edit = Omit<ParsedInput<typeof calls.editSession>, 'sessionId'>;

export type SessionMove = {
  start: Temporal.Instant;
  end: Temporal.Instant;
  /** Undefined or null: its present locker, or any free one. */
  lockerNumber: number | null | undefined;
};

export type SessionChanges = {
  move: SessionMove | undefined;
  code: string | undefined;
  cancels: boolean;
  texts: { note?: string | null; externalUrl?: string | null } | undefined;
  /** For the audit: before and after, without codes and texts. */
  record: Record<string, unknown>;
};

/** The real changes of an edit: unchanged fields are dropped, impossible ones refused. */
export function changesOf(session: WholeSession, edit: Edit): SessionChanges {
  const cancels = requireStatus(session, edit.status) === 'cancelled' && session.status !== 'cancelled';
  const move = moveOf(session, edit);
  const code = edit.code === session.code ? undefined : edit.code;
  const isLive = session.status === 'created' || session.status === 'started';
  if ((move || code !== undefined) && (!isLive || cancels)) throw new Refusal('move-not-allowed');
  const texts = textsOf(session, edit);
  const changed = {
    ...(move && { start: [session.start.toString(), move.start.toString()] }),
    ...(move && { end: [session.end.toString(), move.end.toString()] }),
    ...(code !== undefined && { code: true }),
    ...(cancels && { status: [session.status, 'cancelled'] }),
    ...(texts && { texts: Object.keys(texts) }),
  };
  return { move, code, cancels, texts, record: changed };
}

/**
 * Staff may cancel an uncollected session. A board that is back is another use case, and they can't set other statuses.
 */
function requireStatus({ status }: WholeSession, wish: Edit['status']) {
  if (wish === undefined || wish === status) return status;
  const isAllowed = status === 'created' && wish === 'cancelled' && canMove('session', status, wish);
  if (!isAllowed) throw new Refusal('move-not-allowed');
  return wish;
}

function moveOf(session: WholeSession, edit: Edit): SessionMove | undefined {
  const start = edit.start === undefined ? session.start : Temporal.Instant.from(edit.start);
  const end = edit.end === undefined ? session.end : Temporal.Instant.from(edit.end);
  const lockerNumber = edit.lockerNumber === session.lockerNumber ? undefined : edit.lockerNumber;
  const isSame = start.equals(session.start) && end.equals(session.end) && lockerNumber === undefined;
  if (isSame) return undefined;
  if (session.status === 'started' && (!start.equals(session.start) || lockerNumber !== undefined))
    throw new Refusal('move-not-allowed');
  return { start, end, lockerNumber };
}

function textsOf(session: WholeSession, { note, externalUrl }: Edit) {
  const texts = {
    ...(note !== undefined && note !== session.note && { note }),
    ...(externalUrl !== undefined && externalUrl !== session.externalUrl && { externalUrl }),
  };
  return Object.keys(texts).length > 0 ? texts : undefined;
}
