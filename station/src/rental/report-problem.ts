import { oneAtATime } from '@laine/contract/one-at-a-time.ts';
import type { ProblemKind } from '@laine/contract/states.ts';
import { questionedBecause } from '@laine/rules/price/problem.ts';
import type { Reportable } from './find-reportable.ts';
import { recordQuestioned } from './record.ts';
import type { RentalDeps } from './rental-deps.ts';

/**
 * An unsafe locker goes out of service at once. A board that is out and can't be brought back costs nothing from now on
 * (`stoppedAt`).
 */
export async function reportProblem(
  { memory, time, doors }: RentalDeps,
  { sessionId, lockerNumber }: Reportable,
  what: ProblemKind,
): Promise<{ stoppedAt: Temporal.Instant | null }> {
  const said = memory.journal.now();
  // In the locker's turn: a decision about what its door just showed has to know of this.
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
