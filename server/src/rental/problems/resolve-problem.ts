import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { closeAsDone } from '../../telling/alerts/open-alert.ts';
import { requireSomebodyElsesBoard } from '../bookings/require-somebody-elses-board.ts';
import type { ProblemRow } from './problem-store.ts';
import { listProblemsOf, lockProblem, setResolved } from './problem-store.ts';

/** Repaired, replaced, or nothing was wrong. Putting the locker back into service is a separate step. */
export async function resolveProblem(
  deps: Deps,
  actor: Actor<Person>,
  { problemId }: { problemId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const problem = await lockProblem(tx, problemId);
    if (!problem || !runs(actor.who, problem.stationId)) throw new Refusal('not-found');
    await requireSomebodyElsesBoard(tx, actor.who, problem);
    if (problem.resolvedAt !== null) return;
    const { stationId, lockerNumber, sessionId } = problem;
    await recordAction(tx, actor, { action: 'problem-resolved', target: problemId, stationId }, now);
    const resolvedBy = actor.who.account.id;
    await setResolved(tx, problemId, resolvedBy, now);
    await closeAsDone(tx, { kind: 'problem-reported', target: problemId }, resolvedBy, now);
    if (problem.what === 'unsafe' && !(await isUnsafeStill(tx, problem)))
      await closeAsDone(tx, { kind: 'problem-unsafe', target: sessionId }, resolvedBy, now);
    const data = { problemId };
    await writeLog(tx, { stationId, title: 'problem-resolved', data, lockerNumber, sessionId }, now);
  });
}

/** Another report about the same board is still open. */
const isUnsafeStill = async (tx: Tx, { bookingId, sessionId }: ProblemRow) =>
  (await listProblemsOf(tx, bookingId)).some(
    (other) => other.sessionId === sessionId && other.what === 'unsafe' && other.resolvedAt === null,
  );
