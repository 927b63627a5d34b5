import type { ReportedProblem } from '@laine/contract/admin/entities.ts';
import type { PageQuery } from '@laine/contract/fields.ts';
import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import { canReport } from '@laine/rules/price/problem.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person, Staff } from '../../ground/principal.ts';
import { runs, stationsOf } from '../../ground/principal.ts';
import { findBookingStation } from '../../site/stations/booking-station.ts';
import { presentForStaff, presentProblem } from './present-problem.ts';
import type { ProblemFilter } from './problem-store.ts';
import { countProblems, listProblemRows, listProblemsOf } from './problem-store.ts';
import { listBoards } from './rented-boards.ts';

type OwnProblems = { problems: Problem[]; reportable: { sessionId: string; lockerNumber: number | null }[] };

/** A customer's reports about a booking, and the boards that they can report about. */
export async function listOwnProblems(
  deps: Deps,
  { account }: Person,
  { bookingId }: { bookingId: string },
): Promise<OwnProblems> {
  const { query } = deps.db;
  const now = deps.now();
  const booking = await query.selectFrom('bookings').select('accountId').where('id', '=', bookingId).executeTakeFirst();
  if (booking?.accountId !== account.id) throw new Refusal('not-found');
  const boards = await listBoards(query, bookingId);
  const [first] = boards;
  // An unpaid or cancelled booking has nothing to report about.
  if (!first) return { problems: [], reportable: [] };
  const station = await findBookingStation(query, first.stationId);
  if (!station) throw new Refusal('not-found');
  const problems: Problem[] = [];
  for (const row of await listProblemsOf(query, bookingId)) {
    problems.push(await presentProblem(query, station, row, now));
  }
  const reportable = boards
    .filter((board) => board.status !== 'cancelled' && canReport(board, now))
    .map(({ sessionId, lockerNumber }) => ({ sessionId, lockerNumber }));
  return { problems, reportable };
}

type Filter = PageQuery & Omit<ProblemFilter, 'stationIds'> & { stationId?: string | undefined };

/** For the caller's stations. */
export async function listProblems(
  { db }: Deps,
  who: Staff,
  { stationId, ...filter }: Filter,
): Promise<{ problems: ReportedProblem[]; total: number }> {
  if (stationId !== undefined && !runs(who, stationId)) throw new Refusal('not-found');
  const stationIds = stationId === undefined ? stationsOf(who) : [stationId];
  const rows = await listProblemRows(db.query, { ...filter, stationIds });
  const total = await countProblems(db.query, { ...filter, stationIds });
  return { problems: await presentForStaff(db.query, rows), total };
}
