import type { AdminProblem } from '@laine/contract/admin/entities.ts';
import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import type { Remedy } from '@laine/contract/states.ts';
import { moneyBackReturnBy, remediesFor } from '@laine/rules/problem.ts';
import type { Db } from '../db/open-database.ts';
import { readPhotoUrls } from '../photos/attach-photos.ts';
import type { BookingStation } from '../stations/booking-station.ts';
import { findFreeLocker } from './find-free-locker.ts';
import type { ProblemRow } from './problem-store.ts';
import { listProblemsOf } from './problem-store.ts';
import type { Board } from './rented-boards.ts';
import { findBoard } from './rented-boards.ts';

/** A report as staff see it. */
export async function presentForStaff(db: Db, rows: ProblemRow[]): Promise<AdminProblem[]> {
  const photos = await readPhotoUrls(
    db,
    'problemId',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    bookingId: row.bookingId,
    sessionId: row.sessionId,
    stationId: row.stationId,
    lockerNumber: row.lockerNumber,
    itemId: row.itemId,
    what: row.what,
    words: row.words,
    photoUrls: photos.get(row.id) ?? [],
    reportedFrom: row.reportedFrom,
    happenedAt: row.happenedAt.toString(),
    remedy: row.remedy,
    resolvedAt: row.resolvedAt?.toString() ?? null,
    createdAt: row.createdAt.toString(),
  }));
}

/** A report as its renter sees it, with what is offered for it now. */
export async function presentProblem(
  db: Db,
  station: BookingStation,
  row: ProblemRow,
  now: Temporal.Instant,
): Promise<Problem> {
  const [problem] = await presentForStaff(db, [row]);
  if (!problem) throw new Error('a report is presented as one');
  const board = await findBoard(db, row.sessionId);
  return { ...problem, offers: await offersFor(db, station, row, now), moneyBack: moneyBackOf(row, board) };
}

function moneyBackOf({ remedy, remediedAt }: ProblemRow, board: Board | undefined): Problem['moneyBack'] {
  if (remedy !== 'money-back' || remediedAt === null || !board) return null;
  const { status, cancelledInCents, refundInCents } = board;
  return {
    isOut: status === 'started',
    isWhole: refundInCents === cancelledInCents,
    refundInCents: refundInCents ?? 0,
    returnBy: moneyBackReturnBy(remediedAt).toString(),
  };
}

/** Something is chosen once for a board. Another locker is offered only where one is free. */
export async function offersFor(
  db: Db,
  station: BookingStation,
  problem: ProblemRow,
  now: Temporal.Instant,
): Promise<Remedy[]> {
  const board = await findBoard(db, problem.sessionId);
  if (!board || problem.remedy !== null) return [];
  const others = await listProblemsOf(db, problem.bookingId);
  const isRemedied = others.some(({ sessionId, remedy }) => sessionId === problem.sessionId && remedy !== null);
  const remedies = isRemedied ? [] : remediesFor(board, problem, now);
  if (remedies.length === 0 || (await findFreeLocker(db, station, board, now))) return remedies;
  return remedies.filter((remedy) => remedy !== 'another-locker');
}
