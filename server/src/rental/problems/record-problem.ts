import type { ProblemKind } from '@laine/contract/states.ts';
import { MAX_OWN_MONEY_BACK, OWN_MONEY_BACK_DAYS } from '@laine/rules/constants.ts';
import { questionedBecause, reportedKind } from '@laine/rules/price/problem.ts';
import { itemKind } from '@laine/rules/seats/item-kind.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { changeLocker, findLockerStatus } from '../../site/stations/lockers/change-locker.ts';
import { listItems } from '../../site/stations/lockers/note-items.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { questionReturn } from '../returns/question-return.ts';
import { reseatSessions } from '../sessions/reseat-sessions.ts';
import type { ProblemRow } from './problem-store.ts';
import { insertProblem, listUnsafeBoards } from './problem-store.ts';
import type { Board } from './rented-boards.ts';

type Report = {
  what: ProblemKind;
  words: string;
  reportedFrom: ProblemRow['reportedFrom'];
  happenedAt: Temporal.Instant;
  /** Where it is, if the board's locker has changed since. */
  lockerNumber?: number;
};

/**
 * Stores a report and tells staff. An unsafe locker goes out of service at once, and its next renter moves to another
 * one. The caller holds the station's lock.
 */
export async function recordProblem(
  tx: Tx,
  station: BookingStation,
  board: Board,
  report: Report,
  now: Temporal.Instant,
): Promise<ProblemRow> {
  const { sessionId, bookingId } = board;
  const { lockerNumber = board.lockerNumber, what } = report;
  const itemId = await findItem(tx, station.id, lockerNumber, what);
  const stationId = station.id;
  const isBelieved = await isWordBelieved(tx, board, now);
  const problem = await insertProblem(tx, { ...report, bookingId, sessionId, stationId, lockerNumber, itemId }, now);
  const data = { problemId: problem.id, bookingId, sessionId, lockerNumber, what };
  const kind = what === 'unsafe' ? 'problem-unsafe' : 'problem-reported';
  // However often it's reported, an unsafe board is one trouble.
  await raiseAlert(tx, { kind, target: what === 'unsafe' ? sessionId : problem.id, stationId, data }, now);
  const why = questionedBecause(what);
  if (why) {
    const toldBy = report.reportedFrom === 'web' ? 'customer' : 'station';
    await questionReturn(tx, station, { sessionId, why, toldBy, assertedAt: report.happenedAt }, now);
  }
  if (what === 'unsafe' && isBelieved) await takeOutOfService(tx, station, problem, now);
  return problem;
}

/**
 * Limited per account within some weeks, and to once per booking without standing there: otherwise words alone could
 * close one locker after the other.
 */
async function isWordBelieved(tx: Tx, { accountId, bookingId, isOpenedThere }: Board, now: Temporal.Instant) {
  const said = await listUnsafeBoards(tx, accountId, now.subtract({ hours: OWN_MONEY_BACK_DAYS * 24 }));
  if (isOpenedThere) return said.filter((one) => one.isOpenedThere).length < MAX_OWN_MONEY_BACK;
  return said.length < MAX_OWN_MONEY_BACK && said.every((one) => one.bookingId !== bookingId);
}

async function takeOutOfService(tx: Tx, station: BookingStation, problem: ProblemRow, now: Temporal.Instant) {
  const { id: problemId, stationId, lockerNumber } = problem;
  if (lockerNumber === null) return;
  const wasInService = (await findLockerStatus(tx, stationId, lockerNumber)) !== 'disabled';
  await changeLocker(tx, stationId, lockerNumber, { status: 'disabled' }, now);
  // Recorded for later: it decides whether the missing board is our fault (`sessions/check-store.ts`).
  const data = { lockerNumber, reason: 'unsafe', ...(wasInService && { problemId }) };
  const target = `${stationId}/${lockerNumber}`;
  await raiseAlert(tx, { kind: 'locker-disabled', target, stationId, data }, now);
  await reseatSessions(tx, station, now);
}

/** The only thing of that kind in the locker; undefined if there are several. */
async function findItem(tx: Tx, stationId: string, lockerNumber: number | null, what: ProblemKind) {
  const kind = reportedKind(what);
  if (kind === undefined || lockerNumber === null) return null;
  const [only, another] = (await listItems(tx, stationId, lockerNumber)).filter((item) => itemKind(item) === kind);
  return only && !another ? only.id : null;
}
