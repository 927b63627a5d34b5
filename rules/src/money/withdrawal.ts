import { WITHDRAWAL_DAYS } from '../constants.ts';
import { isBefore } from '../time/instants.ts';
import { dateIn } from '../time/wall-time.ts';

/** Of the countries where we sell: there the day of buying begins first, here its last day ends last. */
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

/** The last day of a time that ends then. */
export const withdrawalLastDay = (endsAt: Temporal.Instant): Temporal.PlainDate =>
  endsAt.subtract({ seconds: 1 }).toZonedDateTimeISO(WESTERNMOST).toPlainDate();

export const isWithdrawable = (boughtAt: Temporal.Instant, now: Temporal.Instant): boolean =>
  isBefore(now, withdrawalEndsAt(boughtAt));

/**
 * Whether a pass may be booked with at that moment. Who did not ask to start at once uses nothing before the time to
 * withdraw is over, not by booking ahead either: so nothing is ever to be deducted from what they get back.
 */
export const mayBookWithPass = (
  { startsAtOnce, boughtAt }: { startsAtOnce: boolean; boughtAt: Temporal.Instant | null },
  now: Temporal.Instant,
): boolean => startsAtOnce || boughtAt === null || !isWithdrawable(boughtAt, now);

/** Hours that were used count only where the buyer asked to start at once. */
export const passWithdrawalInCents = (
  paidInCents: number,
  { usedInCents, startsAtOnce }: { usedInCents: number; startsAtOnce: boolean },
): number => (startsAtOnce ? Math.max(0, paidInCents - usedInCents) : paidInCents);

/** What was spent is not returned. */
export const giftCardWithdrawalInCents = (paidInCents: number, balanceInCents: number): number =>
  Math.min(paidInCents, balanceInCents);
