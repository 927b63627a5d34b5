import type { Tx } from '../../ground/db/open-database.ts';
import { cancelSessionsAlone, cancelUncollected, forgetSums, noteSums } from './session-store.ts';

type CancelledBoard = { id: string; cancelledInCents: number; refundInCents: number };

export const cancelBoards = (tx: Tx, boards: CancelledBoard[], now: Temporal.Instant): Promise<void> =>
  cancelSessionsAlone(tx, boards, now);

/** A refunded board. Uncollected, it's released; if it's out, it stays out until it's back. */
export async function giveBoardUp(tx: Tx, board: CancelledBoard, now: Temporal.Instant): Promise<void> {
  await cancelUncollected(tx, [board.id], now);
  await noteSums(tx, board, now);
}

/** The refund for a board that was given up has changed. */
export const noteBoardSums = noteSums;

/** A separately cancelled board was collected before the station heard of the cancellation. */
export const uncancelBoard = (tx: Tx, sessionId: string, now: Temporal.Instant): Promise<void> =>
  forgetSums(tx, sessionId, now);
