import {
  HOUR_IN_SECONDS,
  PASS_BOOKING_AHEAD_SECONDS,
  PASS_CANCEL_NOTICE_SECONDS,
  PASS_FREE_SECONDS,
} from './constants.ts';
import { secondsBetween } from './instants.ts';
import type { Tariff } from './station-terms.ts';

/** With a pass one books at most three hours ahead; without one, or paying in full, the usual days apply. */
export function isPassUsableFor(start: Temporal.Instant, now: Temporal.Instant): boolean {
  return secondsBetween(now, start) <= PASS_BOOKING_AHEAD_SECONDS;
}

/**
 * What a pass takes off a rental: the hourly price of its first hour. A pass belongs to one person, so it covers one
 * board however many are booked, and it says nothing of the starting fee, which stays.
 */
export function passDiscountInCents(tariff: Pick<Tariff, 'pricePerHourInCents'>): number {
  return Math.ceil((PASS_FREE_SECONDS * tariff.pricePerHourInCents) / HOUR_IN_SECONDS);
}

/**
 * Cancelled at least an hour before the start (exactly an hour is in time), a free hour costs nothing; later it is
 * charged at the normal price. What was paid besides follows the usual refund rule.
 */
export function passCancellationChargeInCents(
  discountInCents: number,
  start: Temporal.Instant,
  cancelledAt: Temporal.Instant,
): number {
  return secondsBetween(cancelledAt, start) >= PASS_CANCEL_NOTICE_SECONDS ? 0 : discountInCents;
}
