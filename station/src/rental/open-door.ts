import type { DoorAnswer } from '../doors/doors.ts';
import type { Memory } from '../memory/open-memory.ts';
import type { OpenedBy, Opening } from '../memory/openings.ts';
import { recordOpened, recordQuestioned } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

/** How the door came to open. `mayRelease` turns false when a command of the server expires. */
export type OpeningCause = { by: OpenedBy; commandId: string | null; mayRelease: () => boolean };

export const openedByCode: OpeningCause = { by: 'code', commandId: null, mayRelease: () => true };

type Wish = Pick<Opening, 'lockerNumber' | 'sessionId' | 'purpose' | 'baseline'>;

/** Call this in the locker's turn. Writes down for whom, releases the lock, and records what the sensor says. */
export async function openDoor(deps: RentalDeps, wish: Wish, cause: OpeningCause): Promise<DoorAnswer> {
  const { memory, doors } = deps;
  const { lockerNumber, sessionId } = wish;
  const before = memory.openings.find(lockerNumber);
  const opening: Opening = {
    ...wish,
    by: cause.by,
    commandId: cause.commandId,
    asked: memory.journal.now(),
    isOpen: false,
  };
  memory.transaction(() => memory.openings.write(opening));
  const answer = await doors.open(lockerNumber, cause.mayRelease);
  memory.transaction(() => {
    if (answer === 'opened') return recordOpened(memory, opening);
    if (before) memory.openings.write(before);
    else memory.openings.remove(lockerNumber);
    if (answer === 'too-late') return;
    questionIfOut(memory, opening);
    memory.journal.append({ type: 'door-jammed', lockerNumber, sessionId });
  });
  return answer;
}

/** The renter stands there with the board and can't bring it back, so the clock stops. */
function questionIfOut(memory: Memory, { sessionId, purpose, asked }: Opening): void {
  const session = sessionId === null ? undefined : memory.sessions.find(sessionId);
  if (session?.status !== 'started' || !session.hasLeft || purpose === 'staff') return;
  recordQuestioned(memory, session, 'cannot-return', asked);
}
