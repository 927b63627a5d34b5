import type { DeletionObstacle } from '@laine/contract/states.ts';
import { ACCOUNT_RESTORE_DAYS, DAY_IN_SECONDS, DELETION_MAX_WAIT_DAYS } from '../constants.ts';
import { isBefore, later, plusSeconds } from '../time/instants.ts';

/** A person's unfinished business, as stored. */
export type OpenMatters = {
  /** Uncollected or out. */
  sessions: { bookingId: string; isOut: boolean; end: Temporal.Instant }[];
  debts: { bookingId: string | null; amountInCents: number }[];
  claims: { bookingId: string; amountInCents: number; answerBy: Temporal.Instant | null }[];
  /** Refunds that haven't arrived yet. */
  refunds: { bookingId: string | null; amountInCents: number }[];
  /** Charges that a bank still has to decide about. */
  disputes: { bookingId: string | null; amountInCents: number }[];
};

export type WaitsFor = {
  obstacle: DeletionObstacle;
  bookingId: string | null;
  amountInCents: number | null;
  /** When the matter ends, if known. */
  until: Temporal.Instant | null;
};

export type DeletionPlan = { removedOn: Temporal.Instant; latestOn: Temporal.Instant; waitsFor: WaitsFor[] };

const daysAfter = (moment: Temporal.Instant, days: number) => plusSeconds(moment, days * DAY_IN_SECONDS);

/** The person can come back until then. */
export const removalDay = (askedAt: Temporal.Instant): Temporal.Instant => daysAfter(askedAt, ACCOUNT_RESTORE_DAYS);

/**
 * Lists what must be finished before we remove a person's data: without the data nobody could find the renter of a
 * board or the owner of money. None of it can hold the data for ever.
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

/** A booking with several boards is one rental, live as soon as one board is out. */
function rentals(sessions: OpenMatters['sessions'], now: Temporal.Instant): WaitsFor[] {
  // After its time an uncollected board doesn't count, even before the sweep has cancelled it.
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
