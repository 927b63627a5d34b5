import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import type { Tx } from '../db/open-database.ts';
import { queueCharge } from '../payments/queue-charge.ts';
import type { BookingRow } from './booking-store.ts';

/** The hour that a pass would have covered is paid after all, once: it was given up too late, or nobody came. */
export async function chargePassHour(tx: Tx, booking: BookingRow, amountInCents: number, now: Temporal.Instant) {
  if (amountInCents < MIN_CARD_CHARGE_CENTS) return;
  const { id: bookingId, accountId } = booking;
  const charge = { purpose: 'late-cancellation', subjectId: bookingId } as const;
  await queueCharge(tx, { ...charge, amountInCents, accountId, bookingId }, now);
}
