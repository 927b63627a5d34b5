import { WITHDRAWAL_DAYS } from '../constants.ts';
import { isBefore } from '../time/instants.ts';
import { dateIn } from '../time/wall-time.ts';

/** Among the countries where we sell, this one starts the day of purchase first, and its last day ends last. */
const EASTERNMOST = 'Europe/Tallinn';
const WESTERNMOST = 'Atlantic/Canary';

/**
 * Whole calendar days after the day of buying, so the fourteenth still counts until its midnight (Regulation 1182/71).
 * A purchase belongs to no place, so the reading that favours the buyer holds wherever they are.
 */
export function withdrawalEndsAt(boughtAt: Temporal.Instant): Temporal.Instant {
  const lastDay = dateIn(EASTERNMOST, boughtAt).add({ days: WITHDRAWAL_DAYS });
  return lastDay.add({ days: 1 }).toZonedDateTime(WESTERNMOST).toInstant();
}

export const withdrawalLastDay = (endsAt: Temporal.Instant): Temporal.PlainDate =>
  endsAt.subtract({ seconds: 1 }).toZonedDateTimeISO(WESTERNMOST).toPlainDate();

export const isWithdrawable = (boughtAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  isBefore(now, withdrawalEndsAt(boughtAt));

/**
 * A buyer who didn't ask to start at once can't use the pass before the withdrawal period is over, not even by booking
 * ahead. That way there is never anything to deduct from the refund.
 */
export const mayBookWithPass = (
  { startsAtOnce, boughtAt }: { startsAtOnce: boolean; boughtAt: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean => startsAtOnce || boughtAt === null || !isWithdrawable(boughtAt, now);

/** Used hours are deducted only if the buyer asked to start at once. */
export const passWithdrawalInCents = (
  paidInCents: number,
  { usedInCents, startsAtOnce }: { usedInCents: number; startsAtOnce: boolean },
): number => (startsAtOnce ? Math.max(0, paidInCents - usedInCents) : paidInCents);

/** Money already spent isn't returned. */
export const giftCardWithdrawalInCents = (paidInCents: number, balanceInCents: number): number =>
  Math.min(paidInCents, balanceInCents);
