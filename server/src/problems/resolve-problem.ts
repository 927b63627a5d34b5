import { Refusal } from '@laine/contract/refusals.ts';
import { closeAsDone } from '../alerts/open-alert.ts';
import type { Actor } from '../audit/record-action.ts';
import { recordAction } from '../audit/record-action.ts';
import type { Deps } from '../deps.ts';
import { writeLog } from '../logs/write-log.ts';
import type { Person } from '../principal.ts';
import { runs } from '../principal.ts';
import { lockProblem, setResolved } from './problem-store.ts';

/** Staff have looked: repaired, replaced, or nothing was wrong. The locker they put back into service themselves. */
export async function resolveProblem(
  deps: Deps,
  actor: Actor<Person>,
  { problemId }: { problemId: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const problem = await lockProblem(tx, problemId);
    if (!problem || !runs(actor.who, problem.stationId)) throw new Refusal('not-found');
    if (problem.resolvedAt !== null) return;
    const { stationId, lockerNumber, sessionId } = problem;
    await recordAction(tx, actor, { action: 'problem-resolved', target: problemId, stationId }, now);
    await setResolved(tx, problemId, actor.who.account.id, now);
    for (const kind of ['problem-reported', 'problem-unsafe'] as const) {
      await closeAsDone(tx, { kind, target: problemId }, actor.who.account.id, now);
    }
    const data = { problemId };
    await writeLog(tx, { stationId, title: 'problem-resolved', data, lockerNumber, sessionId }, now);
  });
}
