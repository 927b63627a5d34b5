import type { RefundPart } from '@laine/contract/public/refund-part.ts';
import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { queueCharge } from '../../money/payments/queue-charge.ts';
import { queueRefund } from '../../money/payments/queue-refund.ts';
import { deductedInCents, findPassById } from '../../money/prepaid/own-pass.ts';
import type { BookingRow } from './booking-store.ts';

/** Charges the hour that a pass would have covered, once: it was cancelled too late, or nobody came. */
export async function chargePassHour(tx: Tx, booking: BookingRow, amountInCents: number, now: Temporal.Instant) {
  if (amountInCents < MIN_CARD_CHARGE_CENTS) return;
  const { id: bookingId, accountId } = booking;
  const charge = { purpose: 'late-cancellation', subjectId: bookingId } as const;
  await queueCharge(tx, { ...charge, amountInCents, accountId, bookingId }, now);
}

/** A withdrawal from the pass has paid for the hour: it reduced the pass's refund. */
export const deductedForHour = async (db: Db, { passId, passInCents }: BookingRow): Promise<number | undefined> =>
  passId === null || passInCents === 0 ? undefined : deductedInCents(db, passId, passInCents);

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

/** After a cancellation the hour of the pass can be used again, or its price went back with that of the pass. */
export async function passHourBack(db: Db, booking: BookingRow): Promise<RefundPart[]> {
  const { id, passId, passInCents, paidAt, cancelledBy, cancelledAt } = booking;
  const isCancelled = paidAt !== null && (cancelledBy === 'customer' || cancelledBy === 'operator');
  const pass = isCancelled && passId !== null && passInCents > 0 ? await findPassById(db, passId) : undefined;
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
