import type { Problem } from '@laine/contract/public/trouble-entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Remedy } from '@laine/contract/states.ts';
import { giveBoardBack } from '../bookings/give-board-back.ts';
import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import { writeLog } from '../logs/write-log.ts';
import type { Person } from '../principal.ts';
import { dropUncollected } from '../sessions/cancel-sessions.ts';
import { giveDoorCodes } from '../sessions/give-door-codes.ts';
import { seatNewSessions } from '../sessions/seat-sessions.ts';
import type { BookingStation } from '../stations/booking-station.ts';
import { withLockedStation } from '../stations/with-locked-station.ts';
import { findFreeLocker } from './find-free-locker.ts';
import { offersFor, presentProblem } from './present-problem.ts';
import { findProblem, lockProblem, setRemedy } from './problem-store.ts';
import type { Board } from './rented-boards.ts';
import { findBoard } from './rented-boards.ts';

type Choice = { bookingId: string; problemId: string; remedy: Remedy };

/** The renter takes what was offered, once for a board. */
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
    const offers = problem && current ? await offersFor(tx, station, problem, now) : [];
    if (!problem || !current || !offers.includes(remedy)) throw new Refusal('remedy-not-offered');
    await setRemedy(tx, problemId, remedy, now);
    // A board that is out ends its rental when it is back in its locker: until then its code must open, and the refund
    // waits as every refund of this purpose does (`ledger-store.ts`).
    await (remedy === 'money-back' ? giveBoardBack(tx, current, now) : giveAnotherLocker(tx, station, current, now));
    const { stationId, sessionId, lockerNumber } = current;
    const data = { problemId, remedy };
    await writeLog(tx, { stationId, title: 'problem-remedied', data, lockerNumber, sessionId }, now);
    return presentProblem(tx, station, { ...problem, remedy, remediedAt: now }, now);
  });
}

/** A session of its own, with a code of its own. The first one ends when its board is back, or was never collected. */
async function giveAnotherLocker(tx: Tx, station: BookingStation, board: Board, now: Temporal.Instant): Promise<void> {
  const free = await findFreeLocker(tx, station, board, now);
  if (!free) throw new Refusal('remedy-not-offered');
  const { sessionId, seating, start, end } = free;
  const { bookingId, stationId } = board;
  await seatNewSessions(tx, seating, { stationId, bookingId, sessionIds: [sessionId], start, end }, now);
  await dropUncollected(tx, board.sessionId, now);
  await giveDoorCodes(tx, station, bookingId, now);
}
