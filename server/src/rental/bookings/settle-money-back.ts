import { earlier, later } from '@laine/rules/time/instants.ts';
import { moneyBackInCents } from '@laine/rules/price/problem.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { lowerRefund } from '../../money/payments/lower-refund.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { noteBoardSums } from '../sessions/cancel-boards.ts';
import { lockBooking } from './booking-store.ts';

/**
 * A board for which the money was chosen is back, and so is what stood in for it. Whoever went on using it gets the part
 * for the time that was left (docs/product.md, Problems). Told of an earlier moment later, the rest goes back as well.
 */
export async function settleMoneyBack(
  tx: Tx,
  { sessionId, bookingId }: { sessionId: string; bookingId: string },
  now: Temporal.Instant,
): Promise<void> {
  const money = await findMoneyBack(tx, sessionId);
  if (!money || money.isOut || money.backAt === null) return;
  const { accountId, end: paidUntil } = await lockBooking(tx, bookingId);
  const { id, start, chosenAt, backAt, cancelledInCents, refundInCents } = money;
  // One more hour that is held and not paid is no time that was left.
  const end = earlier(money.end, paidUntil);
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
  await noteBoardSums(tx, { id, cancelledInCents, refundInCents: refundInCents + changedInCents }, now);
}

/**
 * What goes back for a paid board whose money was chosen, or whose replacement could not be had. It and its replacement are
 * one: both have to be back, and the time counts from the first choice, however often it was changed.
 */
export async function findMoneyBack(db: Db, sessionId: string) {
  const boards = await db
    .selectFrom('sessions')
    .select(['id', 'replaces', 'status', 'start', 'end', 'firstOpenAt', 'closeAt', 'cancelledInCents', 'refundInCents'])
    .where(sql<boolean>`coalesce(replaces, id) = (select coalesce(replaces, id) from sessions where id = ${sessionId})`)
    .orderBy(sql`replaces nulls first`)
    .execute();
  const ids = boards.map(({ id }) => id);
  const choices = await db
    .selectFrom('problems')
    .select(['sessionId', 'remediedAt'])
    .where('sessionId', '=', sql<string>`any(${ids})`)
    .where('remedy', 'is not', null)
    .orderBy('remediedAt')
    .execute();
  const choiceOf = (id: string) => choices.find((choice) => choice.sessionId === id)?.remediedAt ?? null;
  const given = boards.find(({ id, cancelledInCents }) => cancelledInCents !== null && choiceOf(id) !== null);
  const [first] = boards;
  // A first board that nobody could collect took no time.
  const counted = first?.firstOpenAt ? first : given;
  const chosenAt = counted && choiceOf(counted.id);
  if (!given || !counted || !chosenAt) return undefined;
  const closings = boards.flatMap(({ status, closeAt }) => (status === 'finished' && closeAt ? closeAt : []));
  return {
    id: given.id,
    start: counted.start,
    end: given.end,
    chosenAt,
    cancelledInCents: given.cancelledInCents ?? 0,
    refundInCents: given.refundInCents ?? 0,
    isOut: boards.some(({ status }) => status === 'started'),
    backAt: closings.length > 0 ? closings.reduce(later) : null,
  };
}
