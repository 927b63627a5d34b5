import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../../ground/db/open-database.ts';
import { foreseeRefundParts, ownInCents } from '../../money/payments/refund-parts.ts';
import { isCodeKnown } from '../sessions/list-sessions.ts';
import type { BookingRow } from './booking-store.ts';
import { type cancellationSums, isWhole, type Scope } from './cancellation-sums.ts';

type Sums = ReturnType<typeof cancellationSums>;

/** Shown before and after a cancellation: the customer's own part of the refund, and where each part goes. */
export function tellCancellation(booking: BookingRow, scope: Scope, { refundInCents, ...sums }: Sums) {
  const parts = foreseeRefundParts(scope.refundable, refundInCents);
  const { passInCents: amountInCents } = booking;
  const { passBackInCents, atFaultInCents: _, ...told } = sums;
  const isHourBack = isWhole(scope) && amountInCents > 0 && scope.deductedForHour === undefined;
  if (isHourBack && sums.passChargeInCents === 0) parts.push({ kind: 'pass', amountInCents, isWaiting: true });
  if (passBackInCents > 0) parts.push({ kind: 'pass-price', amountInCents: passBackInCents, isWaiting: true });
  return { ...told, refundInCents: ownInCents(parts), parts };
}

const LOOKS = 10;
const BETWEEN_LOOKS_MS = 100;

/** A station whose plug was just pulled looks connected for some seconds; one that hears us confirms at once. */
export async function isUnheard(db: Db, bookingId: string): Promise<boolean> {
  for (let look = 0; look < LOOKS; look += 1) {
    if (!(await isCodeKnown(db, bookingId, { onlyAlone: false }))) return false;
    await wait(BETWEEN_LOOKS_MS);
  }
  return true;
}
