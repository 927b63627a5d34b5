import type { Tx } from '../../ground/db/open-database.ts';
import { cancelUncollected, forgetSums, noteSums } from './session-store.ts';

export type GivenBoard = { id: string; cancelledInCents: number; refundInCents: number };

/** Uncollected, it's released; if it's out, it stays out until it's back. */
export async function giveBoardUp(tx: Tx, board: GivenBoard, now: Temporal.Instant): Promise<void> {
  await cancelUncollected(tx, [board.id], now);
  await noteSums(tx, board, now);
}

/** The refund for a board that was given up has changed. */
export const noteBoardSums = noteSums;

/** A separately cancelled board was collected before the station heard of the cancellation. */
export const uncancelBoard = (tx: Tx, sessionId: string, now: Temporal.Instant): Promise<void> =>
  forgetSums(tx, sessionId, now);
