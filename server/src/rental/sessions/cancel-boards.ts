import type { Tx } from '../../ground/db/open-database.ts';
import { cancelSessionsAlone, cancelUncollected, forgetSums, noteSums } from './session-store.ts';

type CancelledBoard = { id: string; cancelledInCents: number; refundInCents: number };

/** Frees some boards of a booking while the others stay. */
export const cancelBoards = (tx: Tx, boards: CancelledBoard[], now: Temporal.Instant): Promise<void> =>
  cancelSessionsAlone(tx, boards, now);

/** A board whose money goes back. Nobody who has not collected it needs it any more; what is out stays out until it is back. */
export async function giveBoardUp(tx: Tx, board: CancelledBoard, now: Temporal.Instant): Promise<void> {
  await cancelUncollected(tx, [board.id], now);
  await noteSums(tx, board, now);
}

/** What goes back for a board that was given up is another sum by now. */
export const noteBoardSums = noteSums;

/** A board that was cancelled alone has been collected before the station heard of it. */
export const uncancelBoard = (tx: Tx, sessionId: string, now: Temporal.Instant): Promise<void> =>
  forgetSums(tx, sessionId, now);
