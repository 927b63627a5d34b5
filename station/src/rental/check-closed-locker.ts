import type { Happened } from '../memory/journal.ts';
import type { KnownSession } from '../memory/known-sessions.ts';
import type { Opening } from '../memory/openings.ts';
import type { RecentReturn } from '../memory/recent-returns.ts';
import { decideAfterClosing } from './decide-after-closing.ts';
import { lateness } from './lateness.ts';
import { lookInside, lookTwice } from './look-inside.ts';
import { readContents } from './read-contents.ts';
import { recordDisabled, recordFinished, recordQuestioned, recordReopened } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';
import type { ClosedResult } from './rental-event.ts';
import { stoppedSince } from './stopped-since.ts';

/**
 * Call this in the locker's turn after its door has closed: looks inside and decides what that means. Nothing is
 * written if the door opens again during the look (`signal`): then it hasn't closed yet.
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
  const recent = session ? undefined : findForgetful(deps, opening);
  const sessionId = session?.id ?? recent?.sessionId;
  if (sessionId !== undefined) publish({ what: 'checking', lockerNumber, sessionId, purpose });
  const isDoubtful = purpose === 'return' || recent !== undefined;
  const rfids = await (isDoubtful ? lookTwice : lookInside)(deps, lockerNumber, signal);
  if (signal.aborted) return;
  const result = memory.transaction(() => {
    // Decided before the closing is recorded: anything missing then is with the renter.
    const isOutAgain = recent !== undefined && reopenIfTaken(deps, recent, rfids, closed);
    memory.journal.append({ type: 'door-closed', lockerNumber, rfids }, closed);
    memory.openings.remove(lockerNumber);
    if (session) return closeForSession(deps, session, opening, { rfids, closed });
    if (recent) return afterFetching(isOutAgain);
    closeForNobody(deps, lockerNumber, rfids);
    return undefined;
  });
  const endsAt = session?.end ?? recent?.end;
  if (sessionId !== undefined && endsAt && result) {
    publish({ what: 'closed', lockerNumber, sessionId, purpose, endsAt, result });
  }
}

/** The finished rental whose forgotten things the door was opened for. */
function findForgetful({ memory }: RentalDeps, { purpose, sessionId }: Opening): RecentReturn | undefined {
  return purpose === 'forgotten' && sessionId !== null ? memory.recentReturns.find(sessionId) : undefined;
}

/** A board that the reader misses twice counts as taken; with a silent reader nothing changes. */
function reopenIfTaken(
  { memory }: RentalDeps,
  recent: RecentReturn,
  rfids: string[] | null,
  closed: Happened,
): boolean {
  const { lockerNumber, baseline } = recent;
  const { board } = readContents(memory.lockers.list(), lockerNumber, { baseline, rfids });
  if (board === 'absent') recordReopened(memory, recent, closed);
  return board === 'absent';
}

const afterFetching = (isOutAgain: boolean): ClosedResult =>
  isOutAgain ? { what: 'still-out' } : { what: 'returned', wasLate: false };

type Seen = { rfids: string[] | null; closed: Happened };

function closeForSession(
  { memory, time }: RentalDeps,
  session: KnownSession,
  { purpose, by, isOpen }: Opening,
  { rfids, closed }: Seen,
): ClosedResult {
  const { baseline, lockerNumber } = session;
  const contents = readContents(memory.lockers.list(), lockerNumber, { baseline, rfids });
  const decision = decideAfterClosing({ purpose, wasSeenOpen: isOpen, hasLeft: session.hasLeft, contents });
  const missingItemIds = contents.missing.map(({ id }) => id);
  const stopped = stoppedSince(memory, session);
  switch (decision) {
    case 'goes-on':
      memory.sessions.noteContents(session, true, null);
      // Opened once more before staff have looked: the clock stays stopped, and the renter can say that the board is
      // out.
      if (stopped) return { what: 'questioned', since: time.momentOf(stopped) };
      // A board that stayed inside at first may be collected at a second opening; at a return it's reported as still
      // out.
      return session.hasLeft || purpose === 'return'
        ? { what: 'still-out' }
        : { what: 'collected', isBoardInside: false };
    case 'questioned': {
      memory.sessions.noteContents(session, true, null);
      const since = recordQuestioned(memory, session, 'tag-unseen', closed);
      return { what: 'questioned', since: time.momentOf(since) };
    }
    case 'inside':
      memory.sessions.noteContents(session, false, { since: closed, missingItemIds });
      return { what: 'collected', isBoardInside: true };
    case 'missing':
      memory.sessions.noteContents(session, true, { since: closed, missingItemIds });
      return { what: 'missing', items: contents.missing };
    default:
      recordFinished(memory, session, { missingItemIds: [], by, happened: closed });
      if (decision === 'returned-unchecked') recordDisabled(memory, lockerNumber, 'not-checked');
      // While staff have yet to decide since when it was back, nobody knows the sum.
      return {
        what: 'returned',
        ...lateness(stopped ? { ...session, overtime: null } : session, time.momentOf(closed)),
      };
  }
}

/** A locker without its board never becomes free by itself. */
function closeForNobody({ memory }: RentalDeps, lockerNumber: number, rfids: string[] | null): void {
  if (memory.lockers.find(lockerNumber)?.status !== 'free') return;
  const { board } = readContents(memory.lockers.list(), lockerNumber, { baseline: null, rfids });
  if (board === 'absent') recordDisabled(memory, lockerNumber, 'board-missing');
}
