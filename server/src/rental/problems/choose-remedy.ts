import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Remedy } from '@laine/contract/states.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { writeLog } from '../../ground/logs/write-log.ts';
import type { Person } from '../../ground/principal.ts';
import type { BookingStation } from '../../site/stations/booking-station.ts';
import { changeLocker, findLockerStatus } from '../../site/stations/lockers/change-locker.ts';
import { withLockedStation } from '../../site/stations/with-locked-station.ts';
import { raiseAlert } from '../../telling/alerts/raise-alert.ts';
import { giveBoardBack } from '../bookings/give-board-back.ts';
import { endRental } from '../returns/end-rental.ts';
import { isBoardInside } from '../returns/is-board-inside.ts';
import { dropUncollected } from '../sessions/cancel-sessions.ts';
import { findSession } from '../sessions/find-session.ts';
import { dropReplacement, releaseReplacement } from '../sessions/replacements.ts';
import { seatNewSessions } from '../sessions/seat-sessions.ts';
import { findFreeLocker } from './find-free-locker.ts';
import { offersFor, presentProblem } from './present-problem.ts';
import { findProblem, lockProblem, setRemedy } from './problem-store.ts';
import type { Board } from './rented-boards.ts';
import { findBoard } from './rented-boards.ts';

type Choice = { bookingId: string; problemId: string; remedy: Remedy };

/** Works once per paid board. */
export async function chooseRemedy(
  deps: Deps,
  { account }: Person,
  { bookingId, problemId, remedy }: Choice,
): Promise<Problem> {
  const found = await findProblem(deps.db.query, problemId);
  const board = found && (await findBoard(deps.db.query, found.sessionId));
  if (board?.bookingId !== bookingId || board.accountId !== account.id) throw new Refusal('not-found');
  return withLockedStation(deps, board.stationId, async (tx, station) => {
    const now = deps.now();
    const problem = await lockProblem(tx, problemId);
    const current = await findBoard(tx, board.sessionId);
    const offers = problem && current ? (await offersFor(tx, station, problem, now)).offers : [];
    if (!problem || !current || !offers.includes(remedy)) throw new Refusal('remedy-not-offered');
    await setRemedy(tx, problemId, remedy, now);
    if (remedy === 'money-back') await dropReplacement(tx, current.sessionId, now);
    // A rental with its board out ends when the board is back in its locker: until then its code must work, and the
    // refund waits like every refund of this purpose (`refund-waits.ts`).
    await (remedy === 'money-back'
      ? giveBoardBack(tx, current, now)
      : giveAnotherLocker(tx, station, { ...current, problemId }, now));
    const { stationId, sessionId, lockerNumber } = current;
    const data = { problemId, remedy };
    await writeLog(tx, { stationId, title: 'problem-remedied', data, lockerNumber, sessionId }, now);
    return presentProblem(tx, station, { ...problem, remedy, remediedAt: now }, now);
  });
}

/**
 * Creates a session for the replacement. Its code works at once if sensor and reader say that the first board never
 * left; otherwise it has none until that board is back, or staff agreed: nobody has two boards for one.
 */
async function giveAnotherLocker(
  tx: Tx,
  station: BookingStation,
  board: Board & { problemId: string },
  now: Temporal.Instant,
): Promise<void> {
  const free = await findFreeLocker(tx, station, board, now);
  if (!free) throw new Refusal('remedy-not-offered');
  const { sessionId, seating, start, end } = free;
  const { bookingId, stationId, lockerNumber, sessionId: firstId, problemId } = board;
  // The database refuses a second replacement of the same paid board.
  const replaces = board.replaces ?? firstId;
  await seatNewSessions(tx, seating, { stationId, bookingId, sessionIds: [sessionId], start, end, replaces }, now);
  await dropUncollected(tx, firstId, now);
  if (board.status === 'started' && (await isBoardInside(tx, board))) await endUnused(tx, board, now);
  if ((await findSession(tx, stationId, firstId))?.status !== 'started') await releaseReplacement(tx, replaces, now);
  else {
    const data = { problemId, bookingId, sessionId: firstId, lockerNumber };
    await raiseAlert(tx, { kind: 'replacement-asked', target: firstId, stationId, data }, now);
  }
}

/** The board is in its closed locker, and its code no longer works. */
async function endUnused(tx: Tx, { stationId, sessionId, lockerNumber }: Board, now: Temporal.Instant): Promise<void> {
  const session = await findSession(tx, stationId, sessionId);
  if (!session || lockerNumber === null) return;
  await endRental(tx, session, { closeAt: now, isInQuestion: false }, now);
  if ((await findLockerStatus(tx, stationId, lockerNumber)) === 'rented')
    await changeLocker(tx, stationId, lockerNumber, { status: 'free' }, now);
}
