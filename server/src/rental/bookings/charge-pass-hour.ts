import type { RefundPart } from '@laine/contract/public/refund-part.ts';
import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { balanceDisputes } from '../../money/debts/balance-disputes.ts';
import { isHourUsed } from '../../money/payments/is-hour-used.ts';
import { lowerWithdrawal } from '../../money/payments/lower-refund.ts';
import { queueCharge } from '../../money/payments/queue-charge.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { deductedInCents, findPassById } from '../../money/prepaid/own-pass.ts';
import { isGivenBack, isSameBoard, listSessionsOf, type SessionRow } from '../sessions/list-sessions.ts';
import { lockBooking, updateBooking, type BookingRow } from './booking-store.ts';

/** Charges the hour that a pass would have covered, once: it was cancelled too late, or nobody came. */
export async function chargePassHour(tx: Tx, booking: BookingRow, amountInCents: number, now: Temporal.Instant) {
  if (amountInCents < MIN_CARD_CHARGE_CENTS) return;
  const { id: bookingId, accountId } = booking;
  const charge = { purpose: 'late-cancellation', subjectId: bookingId } as const;
  await queueCharge(tx, { ...charge, amountInCents, accountId, bookingId }, now);
}

/**
 * A withdrawal from the pass has paid for the hour: it reduced the pass's refund. Zero once the hour was charged or
 * given back, because that settles it. Undefined while the pass covers it.
 */
export async function deductedForHour(db: Db, booking: BookingRow): Promise<number | undefined> {
  const { id, status, passId, passInCents, passBusyUntil } = booking;
  if (passId === null || passInCents === 0) return undefined;
  if (status === 'complete' && (passBusyUntil === null || (await isHourCharged(db, id)))) return 0;
  return deductedInCents(db, passId, passInCents);
}

async function isHourCharged(db: Db, bookingId: string): Promise<boolean> {
  const charges = db.selectFrom('ledger').select('id').where('bookingId', '=', bookingId);
  const charge = await charges.where('purpose', '=', 'late-cancellation').executeTakeFirst();
  return charge !== undefined && !(await isHourUsed(db, bookingId));
}

/** Refunds the deducted hour if it was cancelled in time, never paid at a page, or we are at fault. */
export async function givePassHourBack(
  tx: Tx,
  { passId, accountId }: BookingRow,
  cents: number,
  now: Temporal.Instant,
) {
  if (passId === null || cents === 0) return;
  await queueRefund(tx, { of: { passId }, accountId, purpose: 'withdrawal', amountInCents: cents }, now);
}

/**
 * An hour that counted as used doesn't any more. Nothing of it is owed to whom a bank paid the price of the pass back,
 * and who has paid it once more gets that back.
 */
export async function uncountPassHour(
  tx: Tx,
  booking: BookingRow,
  deducted: number | undefined,
  now: Temporal.Instant,
) {
  const { passId, passInCents } = booking;
  if (passId === null) return;
  const isTaken = (await balanceDisputes(tx, { passId }, now)) !== undefined;
  await givePassHourBack(tx, booking, deducted ?? (isTaken ? passInCents : 0), now);
}

/**
 * Something of a pass ride was given back. Once that's all of it, its hour can be used again, unless the last board was
 * used on.
 */
export async function settlePassHour(tx: Tx, booking: BookingRow, isUnused: boolean, now: Temporal.Instant) {
  const { id, passId, passBusyUntil, createdAt } = booking;
  if (passId === null) return;
  const sessions = await listSessionsOf(tx, id);
  const isOut = (board: SessionRow) => sessions.some((one) => isSameBoard(one, board) && one.status === 'started');
  const isBack =
    isUnused && sessions.every((board) => board.isExtra || (isGivenBack(board, sessions) && !isOut(board)));
  if (isBack === (passBusyUntil === null)) return;
  const deducted = isBack ? await deductedForHour(tx, booking) : undefined;
  // One that counts after all stands in the way of no other use.
  await updateBooking(tx, id, { passBusyUntil: isBack ? null : createdAt }, now);
  if (isBack) await uncountPassHour(tx, booking, deducted, now);
  else await recountUse(tx, id, now);
}

/** It was used after all: that's owed if a bank took what paid for it, and no part of a withdrawal from the pass. */
export async function recountUse(tx: Tx, bookingId: string, now: Temporal.Instant) {
  const { passId } = await lockBooking(tx, bookingId);
  if (passId !== null) await lowerWithdrawal(tx, passId, now);
  await balanceDisputes(tx, { bookingId }, now);
}

/** After a cancellation the hour of the pass can be used again, or its price went back with that of the pass. */
export async function passHourBack(db: Db, booking: BookingRow): Promise<RefundPart[]> {
  const { id, status, passId, passInCents, passBusyUntil, paidAt, cancelledBy, cancelledAt } = booking;
  const isGiven = status === 'complete' && passBusyUntil === null;
  const isCancelled = paidAt !== null && (cancelledBy === 'customer' || cancelledBy === 'operator');
  const pass =
    (isGiven || isCancelled) && passId !== null && passInCents > 0 ? await findPassById(db, passId) : undefined;
  if (!pass) return [];
  const rows = await db
    .selectFrom('ledger')
    .select(['purpose', 'amountInCents'])
    .where((row) =>
      row.or([
        row.and({ bookingId: id, purpose: 'late-cancellation' }),
        row.and({ passId, kind: 'refund', purpose: 'withdrawal' }).and('createdAt', '=', cancelledAt),
      ]),
    )
    .execute();
  const price = rows.find(({ purpose }) => purpose === 'withdrawal');
  if (price) return [{ kind: 'pass-price', amountInCents: price.amountInCents, isWaiting: false }];
  const canBeUsed = pass.status === 'active' && rows.length === 0;
  return canBeUsed ? [{ kind: 'pass', amountInCents: passInCents, isWaiting: false }] : [];
}
