import { CLAIM_ANSWER_DAYS, DAY_IN_SECONDS } from '../constants.ts';
import { overtime } from '../price/overtime.ts';
import type { Tariff } from '../price/station-terms.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';

/** The facts of a rental that decide whether its saved card is still needed. */
export interface RentalWithCard {
  bookingId: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  terms: Pick<Tariff, 'pricePerHourInCents' | 'maxOvertimeInSeconds' | 'overtimeBilling'>;
  /** Boards are held for the payer until then; null once the booking is paid or given up. */
  heldUntil: Temporal.Instant | null;
  /** The provider hasn't confirmed the payment yet. */
  isBeingPaid: boolean;
  /** Some boards may still be collected. */
  isToCome: boolean;
  isOut: boolean;
  backAt: Temporal.Instant | null;
  /** True as well when the charge failed. */
  isOvertimeCharged: boolean;
  claim: { answerBy: Temporal.Instant | null } | null;
  owes: boolean;
}

export interface CardNeed {
  reason: 'coming-rental' | 'live-rental' | 'claim' | 'late-return' | 'debt';
  bookingId: string;
  /** Null while unknown. */
  until: Temporal.Instant | null;
}

/** Overtime that hasn't been charged by then no longer keeps the card. */
const LATE_RETURN_DECIDED_WITHIN_SECONDS = CLAIM_ANSWER_DAYS * DAY_IN_SECONDS;

/** Reasons to keep a saved card. With none, the card may be removed. */
export const cardNeeds = (rentals: readonly RentalWithCard[], now: Temporal.Instant): CardNeed[] =>
  rentals.flatMap((rental) => needsOf(rental, now).map((need) => ({ ...need, bookingId: rental.bookingId })));

type Need = Omit<CardNeed, 'bookingId'>;

function needsOf(rental: RentalWithCard, now: Temporal.Instant): Need[] {
  const needs: Need[] = [ofRental(rental, now) ?? ofLateReturn(rental, now)].filter((need) => need !== undefined);
  if (rental.claim) needs.push({ reason: 'claim', until: rental.claim.answerBy });
  if (rental.owes) needs.push({ reason: 'debt', until: null });
  return needs;
}

function ofRental({ start, end, heldUntil, isBeingPaid, isToCome, isOut }: RentalWithCard, now: Temporal.Instant) {
  if (isBeingPaid) return { reason: 'coming-rental', until: heldUntil } satisfies Need;
  if (!isToCome && !isOut) return undefined;
  // Nobody knows when an overdue board will come back.
  const until = isBefore(now, end) ? end : null;
  return { reason: isOut || !isBefore(now, start) ? 'live-rental' : 'coming-rental', until } satisfies Need;
}

function ofLateReturn({ end, terms, backAt, isOvertimeCharged }: RentalWithCard, now: Temporal.Instant) {
  if (!backAt || isOvertimeCharged) return undefined;
  const until = plusSeconds(backAt, LATE_RETURN_DECIDED_WITHIN_SECONDS);
  const { feeInCents } = overtime(terms, { bookedEnd: end, returnedAt: backAt, lockedOutInSeconds: 0 });
  return feeInCents > 0 && isBefore(now, until) ? ({ reason: 'late-return', until } satisfies Need) : undefined;
}
