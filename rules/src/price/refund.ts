import { OPERATOR_FAULT_REFUND_PERCENT, RENTAL_REFUND_NOTICE_SECONDS, RENTAL_REFUND_PERCENT } from '../constants.ts';
import { secondsBetween } from '../time/instants.ts';

/** Copied onto the booking when it's made, so that the customer gets the terms we promised. */
export interface RefundRule {
  percent: number;
  noticeInSeconds: number;
}

export const rentalRefundRule: RefundRule = {
  percent: RENTAL_REFUND_PERCENT,
  noticeInSeconds: RENTAL_REFUND_NOTICE_SECONDS,
};

export interface Cancellation {
  paidInCents: number;
  start: Temporal.Instant;
  cancelledAt: Temporal.Instant;
  /** Whatever the operator causes (closure, no board at pick-up, jammed door) is refunded in full at any time. */
  cause: 'customer' | 'operator';
  /** Boards of this booking that were cancelled earlier: what they cost, and what went back for them. */
  before?: { paidInCents: number; refundInCents: number };
}

const NOTHING_BEFORE = { paidInCents: 0, refundInCents: 0 };

/**
 * More than the notice before the start (exactly the notice is too late), rounded up to the cent. Boards cancelled one
 * by one give back as much as cancelling them together: a rounded-up cent is given once.
 */
export function cancellationRefundInCents(rule: RefundRule, cancellation: Cancellation): number {
  const { paidInCents, start, cancelledAt, cause, before = NOTHING_BEFORE } = cancellation;
  if (cause === 'operator') return shareRoundedUp(paidInCents, OPERATOR_FAULT_REFUND_PERCENT);
  if (secondsBetween(cancelledAt, start) <= rule.noticeInSeconds) return 0;
  const together = shareRoundedUp(before.paidInCents + paidInCents, rule.percent) - before.refundInCents;
  // Refunds by another rule, such as for a fault of ours, don't have to be made up for here.
  const atLeast = Math.floor((paidInCents * rule.percent) / 100);
  return Math.min(Math.max(together, atLeast), shareRoundedUp(paidInCents, rule.percent));
}

interface PaidBoards {
  paidInCents: number;
  passInCents: number;
  /** Boards that the sum is for. */
  count: number;
}

/**
 * Value of the boards being cancelled while others stay. All boards cost the same, and the hour that a pass covers
 * stays with the remaining ones.
 */
export const boardsValueInCents = ({ paidInCents, passInCents, count }: PaidBoards, boards: number): number =>
  boards >= count ? paidInCents : Math.min(paidInCents, Math.ceil(((paidInCents + passInCents) * boards) / count));

export interface PricedBoard {
  id: string;
  /** The board that it stands in for. */
  replaces: string | null;
  /** Set when it was cancelled or given back alone. */
  cancelledInCents: number | null;
  /** It costs nothing but the hour that was added to it. */
  isExtra: boolean;
  /** The same for a board and what stands in for it: it was paid once. A collected board keeps it. */
  hourInCents: number;
}

/** What each of some boards of a booking has cost: an equal share of what is left of it, and the hour added to it. */
export function boardPricesInCents(booking: PaidBoards, all: PricedBoard[], boards: PricedBoard[]): number[] {
  const gone = [...Map.groupBy(all, ({ id, replaces }) => replaces ?? id).values()].map(
    (same) =>
      sumOf(same.map((board) => board.cancelledInCents ?? 0)) || Math.max(...same.map((board) => board.hourInCents)),
  );
  const sold = boards.filter(({ isExtra }) => !isExtra);
  const shares = sharesOf(
    boardsValueInCents({ ...booking, paidInCents: booking.paidInCents - sumOf(gone) }, sold.length),
    sold.map(() => 1),
  );
  return boards.map((board) => (shares[sold.indexOf(board)] ?? 0) + board.hourInCents);
}

const sumOf = (cents: number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** Whole cents that add up to the sum, by weight: the first ones carry what does not divide. */
export function sharesOf(cents: number, weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  let [weighed, given] = [0, 0];
  return weights.map((weight) => {
    weighed += weight;
    const share = Math.ceil((cents * weighed) / total) - given;
    given += share;
    return share;
  });
}

const shareRoundedUp = (cents: number, percent: number): number => Math.ceil((cents * percent) / 100);
