import type { DeletionObstacle } from '@laine/contract/states.ts';
import { ACCOUNT_RESTORE_DAYS, DAY_IN_SECONDS, DELETION_MAX_WAIT_DAYS } from '../constants.ts';
import { isBefore, later, plusSeconds } from '../time/instants.ts';

/** What a person still has open with us, as it is stored. */
export type OpenMatters = {
  /** Uncollected or out. */
  sessions: { bookingId: string; isOut: boolean; end: Temporal.Instant }[];
  debts: { bookingId: string | null; amountInCents: number }[];
  claims: { bookingId: string; amountInCents: number; answerBy: Temporal.Instant | null }[];
  /** On their way back to the person. */
  refunds: { bookingId: string | null; amountInCents: number }[];
  /** Charges about which a bank has still to decide. */
  disputes: { bookingId: string | null; amountInCents: number }[];
};

export type WaitsFor = {
  obstacle: DeletionObstacle;
  bookingId: string | null;
  amountInCents: number | null;
  /** When it is over, as far as is known. */
  until: Temporal.Instant | null;
};

export type DeletionPlan = { removedOn: Temporal.Instant; latestOn: Temporal.Instant; waitsFor: WaitsFor[] };

const daysAfter = (moment: Temporal.Instant, days: number) => plusSeconds(moment, days * DAY_IN_SECONDS);

/** Until then the person may come back. */
export const removalDay = (askedAt: Temporal.Instant): Temporal.Instant => daysAfter(askedAt, ACCOUNT_RESTORE_DAYS);

/**
 * What has to be settled before a person's data may go: without it nobody could find the renter of a board, or the
 * owner of money. None of it holds the data for ever.
 */
export function planDeletion(matters: OpenMatters, askedAt: Temporal.Instant, now: Temporal.Instant): DeletionPlan {
  return {
    removedOn: removalDay(askedAt),
    latestOn: daysAfter(askedAt, DELETION_MAX_WAIT_DAYS),
    waitsFor: [
      ...rentals(matters.sessions, now),
      ...matters.debts.map((debt) => ({ ...debt, obstacle: 'debt' as const, until: null })),
      ...matters.claims.map(({ answerBy, ...claim }) => ({ ...claim, obstacle: 'claim' as const, until: answerBy })),
      ...matters.refunds.map((refund) => ({ ...refund, obstacle: 'refund' as const, until: null })),
      ...matters.disputes.map((dispute) => ({ ...dispute, obstacle: 'dispute' as const, until: null })),
    ],
  };
}

/** A booking with several boards is one rental. It is live as soon as one of them is out. */
function rentals(sessions: OpenMatters['sessions'], now: Temporal.Instant): WaitsFor[] {
  // A board that nobody collected in its time is no longer waited for, even before the sweep has cancelled it.
  const open = sessions.filter(({ isOut, end }) => isOut || isBefore(now, end));
  return [...Map.groupBy(open, ({ bookingId }) => bookingId)].map(([bookingId, boards]) => ({
    obstacle: boards.some(({ isOut }) => isOut) ? 'live-rental' : 'coming-rental',
    bookingId,
    amountInCents: null,
    until: boards.map(({ end }) => end).reduce(later),
  }));
}

export const isRemovalDue = ({ removedOn, latestOn, waitsFor }: DeletionPlan, now: Temporal.Instant): boolean =>
  !isBefore(now, latestOn) || (waitsFor.length === 0 && !isBefore(now, removedOn));
