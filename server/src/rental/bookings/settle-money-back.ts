import { isSoonBack, moneyBackInCents } from '@laine/rules/price/problem.ts';
import { earlier, later, plusSeconds } from '@laine/rules/time/instants.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { lowerRefund } from '../../money/payments/lower-refund.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { noteBoardSums } from '../sessions/cancel-boards.ts';
import { lockBooking } from './booking-store.ts';
import { settlePassHour } from './charge-pass-hour.ts';

/**
 * The renter chose the money, and the board is back, and so is its replacement. If they kept using it they get the part
 * for the remaining time (docs/product.md, Problems). If an earlier return comes to light, the rest goes back as well.
 */
export async function settleMoneyBack(
  tx: Tx,
  { sessionId, bookingId }: { sessionId: string; bookingId: string },
  now: Temporal.Instant,
): Promise<void> {
  const money = await findMoneyBack(tx, sessionId);
  if (!money || money.isOut || money.backAt === null) return;
  const booking = await lockBooking(tx, bookingId);
  const { id, start, chosenAt, backAt, cancelledInCents, refundInCents } = money;
  // Neither time that staff gave nor an extra hour that is held but unpaid is remaining time.
  const end = money.paidUntil ?? earlier(money.end, booking.end);
  await settlePassHour(tx, booking, isSoonBack({ chosenAt, backAt }), now);
  const dueInCents = moneyBackInCents(cancelledInCents, { start, end, chosenAt, backAt });
  if (dueInCents === refundInCents) return;
  const moreInCents = dueInCents - refundInCents;
  const refund = { of: { bookingId }, accountId: booking.accountId, purpose: 'operator-fault' } as const;
  const changedInCents =
    moreInCents < 0
      ? -(await lowerRefund(tx, { bookingId, byInCents: -moreInCents, why: 'board-kept' }, now))
      : moreInCents - (await queueRefund(tx, { ...refund, amountInCents: moreInCents }, now));
  await noteBoardSums(tx, { id, cancelledInCents, refundInCents: refundInCents + changedInCents }, now);
}

/** When the renter first chose what to do about a problem with the board. */
const firstChoiceAt = sql<Temporal.Instant | null>`(select min(remedied_at) from problems
  where problems.session_id = sessions.id and remedy is not null)`;

/**
 * The refund for a paid board whose renter chose the money, or whose replacement couldn't be had. Board and replacement
 * count as one: both have to be back, and the time counts from the first choice, however often it was changed.
 */
export async function findMoneyBack(db: Db, sessionId: string) {
  const boards = await db
    .selectFrom('sessions')
    .select(['id', 'replaces', 'status', 'start', 'end', 'paidSeconds', 'firstOpenAt', 'closeAt'])
    .select(['cancelledInCents', 'refundInCents', firstChoiceAt.as('chosenAt')])
    .where(sql<boolean>`coalesce(replaces, id) = (select coalesce(replaces, id) from sessions where id = ${sessionId})`)
    .orderBy(sql`replaces nulls first`)
    .execute();
  const given = boards.find(({ cancelledInCents, chosenAt }) => cancelledInCents !== null && chosenAt !== null);
  const [first] = boards;
  // A first board that nobody could collect used no time.
  const counted = first?.firstOpenAt ? first : given;
  if (!given || !counted?.chosenAt) return undefined;
  const closings = boards.flatMap(({ status, closeAt }) => (status === 'finished' && closeAt ? closeAt : []));
  return {
    id: given.id,
    start: counted.start,
    end: given.end,
    paidUntil: counted.paidSeconds === null ? null : plusSeconds(counted.start, counted.paidSeconds),
    chosenAt: counted.chosenAt,
    cancelledInCents: given.cancelledInCents ?? 0,
    refundInCents: given.refundInCents ?? 0,
    isOut: boards.some(({ status }) => status === 'started'),
    backAt: closings.length > 0 ? closings.reduce(later) : null,
  };
}
