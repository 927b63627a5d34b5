import { givesOutBoards } from '@laine/contract/gives-out-boards.ts';
import { answerCode, type CodeAnswer, type Intent } from './answer-code.ts';
import { collect, type DoorOutcome } from './collect.ts';
import { openAgain } from './open-again.ts';
import type { OpeningCause } from './open-door.ts';
import type { RentalDeps } from './rental-deps.ts';

type Declined = Exclude<CodeAnswer, { answer: 'collect' | 'open-again' }>;
export type SessionOutcome = DoorOutcome | Declined;

/** The caller has proved to be the renter, by the code or on the booking page, and gets the door that is due now. */
export async function openForSession(
  deps: RentalDeps,
  sessionId: string,
  intent: Intent,
  cause: OpeningCause,
): Promise<SessionOutcome> {
  const answer = answerFor(deps, sessionId, intent);
  if (answer.answer === 'collect') return collect(deps, sessionId, answer.lockerNumbers, cause);
  if (answer.answer === 'open-again') return openAgain(deps, sessionId, answer.purpose, cause);
  return answer;
}

export function answerFor({ memory, time }: RentalDeps, sessionId: string, intent: Intent): CodeAnswer {
  const sessions = memory.sessions.list();
  const session = sessions.find(({ id }) => id === sessionId);
  if (!session) return { answer: 'over' };
  const openLockers = memory.openings.list().map(({ lockerNumber }) => lockerNumber);
  const wall = { lockers: memory.lockers.list(), sessions, openLockers };
  return answerCode({ session, intent, wall, isCollectionOpen: givesOutBoards(memory.station.prefs()) }, time.now());
}
