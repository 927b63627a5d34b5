import type { Memory } from '../memory/open-memory.ts';
import type { Happened } from '../memory/journal.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { OpenedBy, Opening } from '../memory/openings.ts';

/**
 * What is written when something has happened: local facts and the journal's events together. Each of these runs within
 * the caller's transaction.
 */

/** The sensor said open. A door opened for a collection starts the session. */
export function recordOpened(memory: Memory, opening: Opening, happened: Happened = memory.journal.now()): void {
  const { lockerNumber, sessionId, commandId, purpose, baseline, by } = opening;
  memory.openings.write({ ...opening, isOpen: true });
  memory.journal.append({ type: 'door-opened', lockerNumber, sessionId, commandId, by }, happened);
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
  memory.sessions.finish(sessionId, lockerNumber, finished);
  if (memory.lockers.find(lockerNumber)?.status === 'rented') memory.lockers.setStatus(lockerNumber, 'free', finished);
}

export function recordDisabled(
  memory: Memory,
  lockerNumber: number,
  reason: 'board-missing' | 'door-jammed' | 'not-checked',
): void {
  const disabled = memory.journal.append({ type: 'locker-disabled', lockerNumber, reason });
  memory.lockers.setStatus(lockerNumber, 'disabled', disabled);
}
