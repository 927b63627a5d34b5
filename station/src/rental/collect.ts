import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import { mayHaveAnother } from './lockers-to-collect-from.ts';
import { lookInside } from './look-inside.ts';
import { openDoor, type OpeningCause } from './open-door.ts';
import { readContents } from './read-contents.ts';
import { recordDisabled } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

export type DoorOutcome =
  | { outcome: 'opened'; lockerNumber: number }
  | { outcome: 'jammed'; lockerNumber: number; canTryAnother: boolean }
  /** Somebody else was quicker, or the command expired while it waited. */
  | { outcome: 'moved-on' };

/**
 * Opens the first of these lockers that has its board, and so starts the session. Empty lockers are skipped. A jammed
 * one isn't: the renter stands in front of it and must be told where to go instead.
 */
export async function collect(
  deps: RentalDeps,
  sessionId: string,
  lockerNumbers: readonly number[],
  cause: OpeningCause,
): Promise<DoorOutcome> {
  for (const [index, lockerNumber] of lockerNumbers.entries()) {
    const tried = await oneAtATime(deps.doors, lockerNumber, () => tryLocker(deps, sessionId, lockerNumber, cause));
    if (tried === 'empty') continue;
    if (tried === 'opened') return { outcome: 'opened', lockerNumber };
    if (tried === 'moved-on') return { outcome: 'moved-on' };
    const isLast = index + 1 >= lockerNumbers.length || !mayHaveAnother(deps.memory.sessions.find(sessionId));
    const canTryAnother = tried === 'jammed' && !isLast;
    return giveUp(deps, sessionId, lockerNumber, canTryAnother);
  }
  return giveUp(deps, sessionId, lockerNumbers[0] ?? 0, false);
}

async function tryLocker(deps: RentalDeps, sessionId: string, lockerNumber: number, cause: OpeningCause) {
  const { memory, publish, stopping } = deps;
  if (memory.sessions.find(sessionId)?.status !== 'created') return 'moved-on';
  if (memory.sessions.findStartedAt(lockerNumber)) return 'empty';
  publish({ what: 'opening', lockerNumber, sessionId, purpose: 'collect' });
  const isEmpty = (rfids: string[] | null) =>
    readContents(memory.lockers.list(), lockerNumber, { baseline: null, rfids }).board === 'absent';
  let baseline = await lookInside(deps, lockerNumber);
  // A reader may miss a tag once, so we look twice before disabling the locker.
  if (isEmpty(baseline)) baseline = await lookInside(deps, lockerNumber);
  stopping.throwIfAborted();
  // The session may have been cancelled during the look.
  if (memory.sessions.find(sessionId)?.status !== 'created') return 'moved-on';
  if (isEmpty(baseline)) {
    memory.transaction(() => recordDisabled(memory, lockerNumber, 'board-missing'));
    return 'empty';
  }
  const answer = await openDoor(deps, { lockerNumber, sessionId, purpose: 'collect', baseline }, cause);
  if (answer === 'too-late') return 'moved-on';
  if (answer === 'jammed')
    memory.transaction(() => {
      // The renter may try the same locker again; it counts once.
      if (memory.lockers.find(lockerNumber)?.status !== 'disabled') memory.sessions.noteJam(sessionId);
      recordDisabled(memory, lockerNumber, 'door-jammed');
    });
  if (answer === 'opened') publish({ what: 'opened', lockerNumber, sessionId, purpose: 'collect' });
  return answer;
}

function giveUp(
  { memory, publish }: RentalDeps,
  sessionId: string,
  lockerNumber: number,
  canTryAnother: boolean,
): DoorOutcome {
  if (!canTryAnother) {
    const title = 'No locker left for a renter who is waiting';
    memory.transaction(() => memory.journal.append({ type: 'fault', title, data: { sessionId, lockerNumber } }));
  }
  publish({ what: 'jammed', lockerNumber, sessionId, purpose: 'collect', canTryAnother, stoppedAt: null });
  return { outcome: 'jammed', lockerNumber, canTryAnother };
}
