import { CLAIM_ANSWER_DAYS, DAY_IN_SECONDS } from '../constants.ts';
import { isBefore, plusSeconds } from '../time/instants.ts';
import { overtime } from '../price/overtime.ts';
import type { Tariff } from '../price/station-terms.ts';

/** A rental of somebody, as far as it matters for their saved card. */
export interface RentalWithCard {
  bookingId: string;
  start: Temporal.Instant;
  end: Temporal.Instant;
  terms: Pick<Tariff, 'pricePerHourInCents' | 'maxOvertimeInSeconds' | 'overtimeBilling'>;
  /** Until then its boards are held for whoever is paying; null for one that is paid or given up. */
  heldUntil: Temporal.Instant | null;
  /** The provider has not said yet whether it is paid. */
  isBeingPaid: boolean;
  /** Boards that may still be collected. */
  isToCome: boolean;
  isOut: boolean;
  /** When the last board came back. */
  backAt: Temporal.Instant | null;
  /** Its overtime was charged, or could not be. */
  isOvertimeCharged: boolean;
  claim: { answerBy: Temporal.Instant | null } | null;
  owes: boolean;
}

export interface CardNeed {
  reason: 'coming-rental' | 'live-rental' | 'claim' | 'late-return' | 'debt';
  bookingId: string;
  /** Null where it is not known yet. */
  until: Temporal.Instant | null;
}

/** Overtime that was not charged by then is not charged any more, as far as the card is concerned. */
const LATE_RETURN_DECIDED_WITHIN_SECONDS = CLAIM_ANSWER_DAYS * DAY_IN_SECONDS;

/** What a saved card is still needed for: nothing means that it may be removed. */
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
  // A board that is out after its time comes back nobody knows when.
  const until = isBefore(now, end) ? end : null;
  return { reason: isOut || !isBefore(now, start) ? 'live-rental' : 'coming-rental', until } satisfies Need;
}

function ofLateReturn({ end, terms, backAt, isOvertimeCharged }: RentalWithCard, now: Temporal.Instant) {
  if (!backAt || isOvertimeCharged) return undefined;
  const until = plusSeconds(backAt, LATE_RETURN_DECIDED_WITHIN_SECONDS);
  const { feeInCents } = overtime(terms, { bookedEnd: end, returnedAt: backAt, lockedOutInSeconds: 0 });
  return feeInCents > 0 && isBefore(now, until) ? ({ reason: 'late-return', until } satisfies Need) : undefined;
}
