import type { QuestionedBecause } from '@laine/contract/states.ts';
import type { Happened } from '../memory/journal.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { OpenedBy, Opening } from '../memory/openings.ts';
import type { RecentReturn } from '../memory/recent-returns.ts';
import { stoppedSince } from './stopped-since.ts';

/** Writes local facts and the journal's events together. Call each of these within a transaction. */

/** The sensor confirmed the opening. A door opened for a collection starts the session. */
export function recordOpened(memory: Memory, opening: Opening, happened: Happened = memory.journal.now()): void {
  const { lockerNumber, sessionId, commandId, purpose, baseline, by } = opening;
  memory.openings.write({ ...opening, isOpen: true });
  memory.journal.append({ type: 'door-opened', lockerNumber, sessionId, commandId, by }, happened);
  if (purpose === 'forgotten' && sessionId !== null) memory.recentReturns.markUsed(sessionId);
  if (purpose !== 'collect' || sessionId === null) return;
  const started = memory.journal.append({ type: 'session-started', lockerNumber, sessionId, baseline }, happened);
  memory.sessions.start(sessionId, lockerNumber, baseline, started);
  memory.lockers.setStatus(lockerNumber, 'rented', started);
}

type Ending = { missingItemIds: string[]; by: OpenedBy; happened: Happened };

export function recordFinished(memory: Memory, session: KnownSession, { missingItemIds, by, happened }: Ending): void {
  const { id: sessionId, lockerNumber } = session;
  const finished = memory.journal.append(
    { type: 'session-finished', lockerNumber, sessionId, missingItemIds, by: by === 'hand' ? 'staff' : by },
    happened,
  );
  memory.recentReturns.remember(sessionId, lockerNumber, happened);
  memory.sessions.finish(sessionId, lockerNumber, finished);
  const { status } = memory.lockers.find(lockerNumber) ?? {};
  // The locker was out of service because nobody saw its board, and that no longer holds.
  const isSeenAfterAll = status === 'disabled' && session.questioned !== null;
  if (status === 'rented' || isSeenAfterAll) memory.lockers.setStatus(lockerNumber, 'free', finished);
}

/** The renter says that the board is back: from now on it costs nothing, and nobody gets a board from this locker. */
export function recordQuestioned(
  memory: Memory,
  session: KnownSession,
  why: QuestionedBecause,
  happened: Happened,
): Happened {
  const { id: sessionId, lockerNumber } = session;
  const since = stoppedSince(memory, session);
  if (!since) memory.sessions.question(session, null);
  const questioned = memory.journal.append({ type: 'return-questioned', lockerNumber, sessionId, why }, happened);
  memory.sessions.question(session, happened);
  memory.lockers.setStatus(lockerNumber, 'disabled', questioned);
  return since ?? happened;
}

/** Somebody who came back for forgotten things took the board as well: the rental goes on. */
export function recordReopened(memory: Memory, recent: RecentReturn, happened: Happened): void {
  const { sessionId, lockerNumber } = recent;
  const reopened = memory.journal.append({ type: 'session-reopened', lockerNumber, sessionId }, happened);
  memory.sessions.reopen(recent, reopened);
  memory.recentReturns.forget(sessionId);
  if (memory.lockers.find(lockerNumber)?.status === 'free') memory.lockers.setStatus(lockerNumber, 'rented', reopened);
}

export function recordDisabled(
  memory: Memory,
  lockerNumber: number,
  reason: 'board-missing' | 'door-jammed' | 'not-checked',
): void {
  const disabled = memory.journal.append({ type: 'locker-disabled', lockerNumber, reason });
  memory.lockers.setStatus(lockerNumber, 'disabled', disabled);
}
