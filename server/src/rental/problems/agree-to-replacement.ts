import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs } from '../../ground/principal.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { requireSomebodyElsesBoard } from '../bookings/require-somebody-elses-board.ts';
import { releaseReplacement } from '../sessions/replacements.ts';
import { findProblem } from './problem-store.ts';

/** Staff let a renter collect the other locker although the first board is out, or its return wasn't seen. */
export async function agreeToReplacement(
  deps: Deps,
  actor: Actor<Person>,
  { problemId }: { problemId: string },
): Promise<void> {
  const problem = await findProblem(deps.db.query, problemId);
  if (!problem || !runs(actor.who, problem.stationId)) throw new Refusal('not-found');
  await requireSomebodyElsesBoard(deps.db.query, actor.who, problem);
  const { stationId, sessionId } = problem;
  await withLockedStation(deps, stationId, async (tx) => {
    const now = deps.now();
    await recordAction(tx, actor, { action: 'replacement-agreed', target: problemId, stationId }, now);
    if (!(await releaseReplacement(tx, sessionId, now))) throw new Refusal('state-moved-on');
  });
}
