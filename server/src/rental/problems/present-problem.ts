import type { ReportedProblem } from '@laine/contract/admin/entities.ts';
import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import type { Remedy } from '@laine/contract/states.ts';
import { moneyBackReturnBy, remediesFor, replacementKeptUntil } from '@laine/rules/price/problem.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Db } from '../../ground/db/open-database.ts';
import { readPhotoUrls } from '../../site/photos/attach-photos.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { isMoneyBackUsedUp } from '../bookings/is-money-back-used-up.ts';
import { findMoneyBack } from '../bookings/settle-money-back.ts';
import { isJammedOut } from '../sessions/jammed-lockers.ts';
import type { Replacement } from '../sessions/replacements.ts';
import { findReplacementOf, isOneOutTwice, isWaiting, listReplacements } from '../sessions/replacements.ts';
import { findFreeLocker } from './find-free-locker.ts';
import type { ProblemRow } from './problem-store.ts';
import { listProblemsOf } from './problem-store.ts';
import { type Board, findBoard } from './rented-boards.ts';

/** The staff view. */
export async function presentForStaff(db: Db, rows: ProblemRow[]): Promise<ReportedProblem[]> {
  const photos = await readPhotoUrls(
    db,
    'problemId',
    rows.map(({ id }) => id),
  );
  const replaced = rows.filter(({ remedy }) => remedy === 'another-locker').map(({ sessionId }) => sessionId);
  const replacements = await listReplacements(db, replaced);
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
    replacement: presentReplacement(row, replacements.get(row.sessionId)),
    resolvedAt: row.resolvedAt?.toString() ?? null,
    createdAt: row.createdAt.toString(),
  }));
}

function presentReplacement(
  { remedy, remediedAt }: ProblemRow,
  replacement: Replacement | undefined,
): ReportedProblem['replacement'] {
  if (remedy !== 'another-locker' || !remediedAt || !replacement) return null;
  const keptUntil = replacementKeptUntil(remediedAt).toString();
  const { status, firstOpenAt } = replacement;
  if (isWaiting(replacement)) return { state: 'waiting', keptUntil };
  if (status === 'created') return { state: 'ready', keptUntil };
  return { state: firstOpenAt === null ? 'over' : 'collected', keptUntil };
}

/** The renter's view, with the remedies offered right now. */
export async function presentProblem(
  db: Db,
  station: BookingStation,
  row: ProblemRow,
  now: Temporal.Instant,
): Promise<Problem> {
  const [problem] = await presentForStaff(db, [row]);
  if (!problem) throw new Error('a report is presented as one');
  return { ...problem, ...(await offersFor(db, station, row, now)), moneyBack: await readMoneyBack(db, row) };
}

async function readMoneyBack(db: Db, { sessionId, remedy }: ProblemRow): Promise<Problem['moneyBack']> {
  const money = remedy === null ? undefined : await findMoneyBack(db, sessionId);
  if (money?.id !== sessionId) return null;
  const { isOut, cancelledInCents, refundInCents, chosenAt } = money;
  const returnBy = moneyBackReturnBy(chosenAt).toString();
  return { isOut, isWhole: refundInCents === cancelledInCents, refundInCents, returnBy };
}

type Offers = Pick<Problem, 'offers' | 'waitsForStaff'>;

/**
 * Staff decide in three cases: the renter used boards and took the money back as often as anybody may alone; the board
 * was called unsafe although nobody opened its door; or the door was opened remotely.
 */
export async function offersFor(
  db: Db,
  station: BookingStation,
  problem: ProblemRow,
  now: Temporal.Instant,
): Promise<Offers> {
  const board = await findBoard(db, problem.sessionId);
  if (!board) return { offers: [], waitsForStaff: false };
  const all = await offersOf(db, station, { problem, board }, now);
  // Boards that staff gave in addition were free.
  const offers = board.isPaid ? all : without(all);
  const wasOpened = board.firstOpenAt !== null;
  const waits = wasOpened && (!board.isOpenedThere || (await isMoneyBackUsedUp(db, problem.bookingId, now)));
  if (waits && offers.includes('money-back')) return { offers: without(offers), waitsForStaff: true };
  return { offers, waitsForStaff: offers.length === 0 && isWordAlone(problem, board) };
}

const without = (offers: Remedy[]) => offers.filter((offer) => offer !== 'money-back');

/** Nobody has opened the door, and there is no other locker: somebody has to look at the board to know what is due. */
const isWordAlone = ({ what, remedy, resolvedAt, lockerNumber }: ProblemRow, board: Board): boolean =>
  what === 'unsafe' &&
  remedy === null &&
  resolvedAt === null &&
  lockerNumber === board.lockerNumber &&
  board.firstOpenAt === null &&
  board.cancelledInCents === null;

/** Another locker only if one is free. A renter who waits for one, or couldn't have it, may take the money. */
async function offersOf(
  db: Db,
  station: BookingStation,
  { problem, board }: { problem: ProblemRow; board: Board },
  now: Temporal.Instant,
): Promise<Remedy[]> {
  const isReplacement = board.replaces !== null;
  const isShut = board.doorFailedAt !== null || !station.hasProgram || !station.isConnected;
  const replacement = await findReplacementOf(db, board.sessionId);
  const isGivenBack = board.cancelledInCents !== null || (replacement?.cancelledInCents ?? null) !== null;
  if (problem.remedy === 'another-locker') {
    const isOwed = replacement?.firstOpenAt === null && (board.firstOpenAt !== null || isShut);
    return isOwed && !isGivenBack && isBefore(now, board.end) ? ['money-back'] : [];
  }
  const others = await listProblemsOf(db, problem.bookingId);
  const isRemedied = others.some(({ sessionId, remedy }) => sessionId === problem.sessionId && remedy !== null);
  if (isRemedied || isGivenBack) return [];
  const remedies = remediesFor({ ...board, isShut, isReplacement }, problem, now);
  if (!remedies.includes('another-locker')) return remedies;
  // One at a time: at most one board more may be out than was paid for.
  const isUsedUp = (await isOneOutTwice(db, board.bookingId)) || (await isJammedOut(db, board.bookingId));
  const canReplace = !isUsedUp && (await findFreeLocker(db, station, board, now));
  return canReplace ? remedies : remedies.filter((remedy) => remedy !== 'another-locker');
}
