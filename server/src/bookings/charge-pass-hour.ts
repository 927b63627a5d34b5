import type { RefundPart } from '@laine/contract/public/refund-part.ts';
import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import type { Db, Tx } from '../db/open-database.ts';
import { queueCharge } from '../payments/queue-charge.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { findPassById, isPassWithdrawn } from '../prepaid/own-pass.ts';
import type { BookingRow } from './booking-store.ts';

/** The hour that a pass would have covered is paid after all, once: it was given up too late, or nobody came. */
export async function chargePassHour(tx: Tx, booking: BookingRow, amountInCents: number, now: Temporal.Instant) {
  if (amountInCents < MIN_CARD_CHARGE_CENTS) return;
  const { id: bookingId, accountId } = booking;
  const charge = { purpose: 'late-cancellation', subjectId: bookingId } as const;
  await queueCharge(tx, { ...charge, amountInCents, accountId, bookingId }, now);
}

/** Whoever withdrew from the pass since has paid for the hour: it was deducted from what went back for the pass. */
export const isPassHourPaid = async (db: Db, { passId }: BookingRow): Promise<boolean> =>
  passId !== null && (await findPassById(db, passId))?.status === 'withdrawn';

/** The hour was never paid for at a page, or we are the reason that it cannot be used: what was deducted for it goes back. */
export async function givePassHourBack(tx: Tx, booking: BookingRow, now: Temporal.Instant): Promise<void> {
  const { passId, passInCents: amountInCents, accountId } = booking;
  if (passId === null || !(await isPassWithdrawn(tx, passId))) return;
  await queueRefund(tx, { of: { passId }, accountId, purpose: 'withdrawal', amountInCents }, now);
}

/** Of a booking that was cancelled in time: the hour that its pass had covered can be used again. */
export async function passHourBack(db: Db, booking: BookingRow): Promise<RefundPart[]> {
  const { id, passInCents: amountInCents, paidAt, cancelledBy } = booking;
  const isCancelled = paidAt !== null && (cancelledBy === 'customer' || cancelledBy === 'operator');
  if (!isCancelled || amountInCents === 0 || (await isPassHourPaid(db, booking))) return [];
  const charged = await db
    .selectFrom('ledger')
    .select('id')
    .where('bookingId', '=', id)
    .where('purpose', '=', 'late-cancellation')
    .executeTakeFirst();
  return charged ? [] : [{ kind: 'pass', amountInCents, isWaiting: false }];
}
