import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import type { ProblemKind } from '@laine/contract/states.ts';
import { questionedBecause } from '@laine/rules/price/problem.ts';
import type { Reportable } from './find-reportable.ts';
import { recordQuestioned } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

/**
 * The renter says what is wrong. What is not safe is out of service at once; a board that cannot be brought back costs
 * nothing from now on (`stoppedAt`), if it is out.
 */
export async function reportProblem(
  { memory, time, doors }: RentalDeps,
  { sessionId, lockerNumber }: Reportable,
  what: ProblemKind,
): Promise<{ stoppedAt: Temporal.Instant | null }> {
  const said = memory.journal.now();
  // In the locker's turn: what its door has just shown must not be decided without this.
  return oneAtATime(doors, lockerNumber, async () =>
    memory.transaction(() => {
      const reported = memory.journal.append({ type: 'problem-reported', lockerNumber, sessionId, what }, said);
      if (what === 'unsafe') memory.lockers.markUnsafe(lockerNumber, reported);
      const why = questionedBecause(what);
      const session = memory.sessions.find(sessionId);
      if (why === undefined || session?.status !== 'started') return { stoppedAt: null };
      return { stoppedAt: time.momentOf(recordQuestioned(memory, session, why, said)) };
    }),
  );
}
