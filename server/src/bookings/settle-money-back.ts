import { earlier } from '@laine/rules/instants.ts';
import { moneyBackInCents } from '@laine/rules/problem.ts';
import type { Tx } from '../db/open-database.ts';
import { lowerRefund } from '../payments/lower-refund.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { noteBoardSums } from '../sessions/cancel-boards.ts';
import { lockBooking } from './booking-store.ts';

type BackBoard = { sessionId: string; bookingId: string; backAt: Temporal.Instant };

/**
 * A board for which the money was chosen is back. Whoever went on using it gets the part for the time that was left
 * (decision 0132). Told of an earlier moment later, the rest goes back as well.
 */
export async function settleMoneyBack(
  tx: Tx,
  { sessionId, bookingId, backAt }: BackBoard,
  now: Temporal.Instant,
): Promise<void> {
  const board = await findChosen(tx, sessionId);
  if (!board?.chosenAt || board.cancelledInCents === null || board.refundInCents === null) return;
  const { accountId, end: paidUntil } = await lockBooking(tx, bookingId);
  const { start, chosenAt, cancelledInCents, refundInCents } = board;
  // One more hour that is held and not paid is no time that was left.
  const end = earlier(board.end, paidUntil);
  const dueInCents = moneyBackInCents(cancelledInCents, { start, end, chosenAt, backAt });
  if (dueInCents === refundInCents) return;
  const changedInCents =
    dueInCents < refundInCents
      ? -(await lowerRefund(tx, { bookingId, byInCents: refundInCents - dueInCents, why: 'board-kept' }, now))
      : dueInCents - refundInCents;
  if (changedInCents > 0) {
    const refund = { purpose: 'operator-fault', amountInCents: changedInCents } as const;
    await queueRefund(tx, { of: { bookingId }, accountId, ...refund }, now);
  }
  await noteBoardSums(tx, { id: sessionId, cancelledInCents, refundInCents: refundInCents + changedInCents }, now);
}

const findChosen = (tx: Tx, sessionId: string) =>
  tx
    .selectFrom('problems')
    .innerJoin('sessions', 'sessions.id', 'problems.sessionId')
    .select(['problems.remediedAt as chosenAt', 'sessions.start', 'sessions.end'])
    .select(['sessions.cancelledInCents', 'sessions.refundInCents'])
    .where('problems.sessionId', '=', sessionId)
    .where('problems.remedy', '=', 'money-back')
    .executeTakeFirst();
