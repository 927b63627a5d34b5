import type { Movement, Rental } from './rental.ts';
import { refundsOf } from './rental.ts';

/** The provider usually takes seconds. A mail that covers everything waits no longer than this. */
export const TOLD_TOGETHER_FOR = Temporal.Duration.from({ minutes: 2 });

/**
 * The mail about a cancellation waits for its refunds until then, and includes their credit notes; null without a
 * cancellation.
 */
export const toldTogetherUntil = ({ cancelledAt }: Pick<Rental, 'cancelledAt'>): Temporal.Instant | null =>
  cancelledAt?.add(TOLD_TOGETHER_FOR) ?? null;

/** The same for separately cancelled boards. */
export const boardsToldUntil = ([first]: Movement[]): Temporal.Instant | null =>
  first?.createdAt.add(TOLD_TOGETHER_FOR) ?? null;

/** Refunds for separately cancelled boards. */
export const isOfBoards = ({ sessions }: Pick<Rental, 'sessions'>, { means, purpose }: Movement) =>
  means !== 'bank' &&
  (purpose === 'cancellation' || purpose === 'operator-fault') &&
  sessions.some(({ cancelledInCents }) => cancelledInCents !== null);

/** Refunds for the cancelled booking: their rows were written with the cancellation. */
export const cancellationRefunds = (rental: Pick<Rental, 'cancelledAt' | 'movements'>): Movement[] =>
  refundsOf(rental, '').filter((refund) => isOfCancellation(rental, refund));

export const isOfCancellation = ({ cancelledAt }: Pick<Rental, 'cancelledAt'>, { means, createdAt }: Movement) =>
  means !== 'bank' && cancelledAt !== null && createdAt.equals(cancelledAt);
