import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { ProblemKind } from '@laine/contract/states.ts';
import { MAX_REPORTS_PER_BOOKING } from '@laine/rules/constants.ts';
import { canReport } from '@laine/rules/price/problem.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import type { Person } from '../../ground/principal.ts';
import { attachPhotos } from '../../site/photos/attach-photos.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { presentProblem } from './present-problem.ts';
import { listProblemsOf } from './problem-store.ts';
import { recordProblem } from './record-problem.ts';
import { findBoard } from './rented-boards.ts';

type Wish = { bookingId: string; sessionId: string; what: ProblemKind; words: string; photoIds: string[] };

/** From the booking page. */
export async function reportProblem(
  deps: Deps,
  { account }: Person,
  { bookingId, sessionId, what, words, photoIds }: Wish,
): Promise<Problem> {
  const board = await findBoard(deps.db.query, sessionId);
  if (board?.bookingId !== bookingId || board.accountId !== account.id) throw new Refusal('not-found');
  return withLockedStation(deps, board.stationId, async (tx, station) => {
    const now = deps.now();
    const current = await findBoard(tx, sessionId);
    if (!current || !canReport(current, now)) throw new Refusal('too-late-to-report');
    const reported = await listProblemsOf(tx, bookingId);
    if (reported.length >= MAX_REPORTS_PER_BOOKING) throw new Refusal('too-many-problems');
    const report = { what, words, reportedFrom: 'web', happenedAt: now } as const;
    const problem = await recordProblem(tx, station, current, report, now);
    await attachPhotos(tx, { photoIds, accountId: account.id }, { problemId: problem.id });
    const { lockerNumber } = problem;
    const data = { what, problemId: problem.id };
    await writeLog(tx, { stationId: station.id, title: 'problem-reported', data, lockerNumber, sessionId }, now);
    return presentProblem(tx, station, problem, now);
  });
}
