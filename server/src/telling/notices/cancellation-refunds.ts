import type { Movement, Rental } from './rental.ts';
import { refundsOf } from './rental.ts';

/** The provider mostly takes seconds. Nobody waits longer than this for a mail that says all at once. */
export const TOLD_TOGETHER_FOR = Temporal.Duration.from({ minutes: 2 });

/** Until when the mail about a cancellation waits for its refunds, and brings their credit notes; null where nothing was cancelled. */
export const toldTogetherUntil = ({ cancelledAt }: Pick<Rental, 'cancelledAt'>): Temporal.Instant | null =>
  cancelledAt?.add(TOLD_TOGETHER_FOR) ?? null;

/** The same of boards that were cancelled alone: until when their mail waits for its refunds. */
export const boardsToldUntil = ([first]: Movement[]): Temporal.Instant | null =>
  first?.createdAt.add(TOLD_TOGETHER_FOR) ?? null;

/** What may go back because boards were cancelled alone. */
export const isOfBoards = ({ sessions }: Pick<Rental, 'sessions'>, { means, purpose }: Movement) =>
  means !== 'bank' &&
  (purpose === 'cancellation' || purpose === 'operator-fault') &&
  sessions.some(({ cancelledInCents }) => cancelledInCents !== null);

/** What goes back because the whole booking was cancelled: the rows were written with the cancellation. */
export const cancellationRefunds = (rental: Pick<Rental, 'cancelledAt' | 'movements'>): Movement[] =>
  refundsOf(rental, '').filter((refund) => isOfCancellation(rental, refund));

export const isOfCancellation = ({ cancelledAt }: Pick<Rental, 'cancelledAt'>, { means, createdAt }: Movement) =>
  means !== 'bank' && cancelledAt !== null && createdAt.equals(cancelledAt);
