import type { Happened } from '../memory/journal.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { Opening } from '../memory/openings.ts';
import { decideAfterClosing } from './decide-after-closing.ts';
import { isLate } from './is-late.ts';
import { lookInside } from './look-inside.ts';
import { readContents } from './read-contents.ts';
import { recordDisabled, recordFinished } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';
import type { ClosedResult } from './rental-event.ts';

/**
 * Within the locker's turn, after its door has closed: looks what lies inside and decides what that means. Nothing is
 * written when the door opens again during the look (`signal`): then it has not closed yet.
 */
export async function checkClosedLocker(
  deps: RentalDeps,
  opening: Opening,
  closed: Happened,
  signal: AbortSignal,
): Promise<void> {
  const { memory, publish } = deps;
  const { lockerNumber, purpose } = opening;
  const session = memory.sessions.findStartedAt(lockerNumber);
  if (session) publish({ what: 'checking', lockerNumber, sessionId: session.id, purpose });
  const rfids = await lookInside(deps, lockerNumber, signal);
  if (signal.aborted) return;
  const result = memory.transaction(() => {
    memory.journal.append({ type: 'door-closed', lockerNumber, rfids }, closed);
    memory.openings.remove(lockerNumber);
    if (session) return closeForSession(deps, session, opening, { rfids, closed });
    closeForNobody(deps, lockerNumber, rfids);
    return undefined;
  });
  if (session && result) {
    publish({ what: 'closed', lockerNumber, sessionId: session.id, purpose, endsAt: session.end, result });
  }
}

type Seen = { rfids: string[] | null; closed: Happened };

function closeForSession(
  { memory, time }: RentalDeps,
  session: KnownSession,
  { purpose, by }: Opening,
  { rfids, closed }: Seen,
): ClosedResult {
  const { baseline, lockerNumber } = session;
  const contents = readContents(memory.lockers.list(), lockerNumber, { baseline, rfids });
  const decision = decideAfterClosing({ purpose, hasLeft: session.hasLeft, contents });
  const missingItemIds = contents.missing.map(({ id }) => id);
  switch (decision) {
    case 'goes-on':
      memory.sessions.noteContents(session, true, null);
      // A board that stayed inside at first may be collected at a second opening; at a return it is reported as still out.
      return session.hasLeft || purpose === 'return'
        ? { what: 'still-out' }
        : { what: 'collected', isBoardInside: false };
    case 'inside':
      memory.sessions.noteContents(session, false, { since: closed, missingItemIds });
      return { what: 'collected', isBoardInside: true };
    case 'missing':
      memory.sessions.noteContents(session, true, { since: closed, missingItemIds });
      return { what: 'missing', items: contents.missing };
    default:
      recordFinished(memory, session, { missingItemIds: [], by, happened: closed });
      if (decision === 'returned-unchecked') recordDisabled(memory, lockerNumber, 'not-checked');
      return { what: 'returned', wasLate: isLate(session, time.momentOf(closed)) };
  }
}

/** A locker without its board never becomes free by itself. */
function closeForNobody({ memory }: RentalDeps, lockerNumber: number, rfids: string[] | null): void {
  if (memory.lockers.find(lockerNumber)?.status !== 'free') return;
  const { board } = readContents(memory.lockers.list(), lockerNumber, { baseline: null, rfids });
  if (board === 'absent') recordDisabled(memory, lockerNumber, 'board-missing');
}
