import { cancellationRefundInCents } from '@laine/rules/price/refund.ts';
import { cancellationRefunds } from './cancellation-refunds.ts';
import type { Movement, Rental } from './rental.ts';
import { chargesOf, refundsOf, sumInCents } from './rental.ts';

/** `follows`: owed, but not in the ledger yet, e.g. while the station is out of reach. `had`: given another way. */
type MoneyBack = Movement[] | 'none' | 'had' | 'follows';

export function paidInCents(rental: Rental): number {
  const charges = chargesOf(rental, '');
  return charges.length > 0 ? sumInCents(charges) : (rental.amountInCents ?? 0);
}

/** What can still go back: spent vouchers are deducted, as in `money/payments/take-vouchers-back.ts`. */
export function refundableInCents(rental: Rental): number {
  const counted = rental.movements.filter(({ kind, state, isAtBank }) =>
    kind === 'dispute' ? !isAtBank : state !== 'failed',
  );
  const ofKinds = (...kinds: Movement['kind'][]) => sumInCents(counted.filter(({ kind }) => kinds.includes(kind)));
  const gone = ofKinds('refund', 'dispute') - ofKinds('dispute-return');
  return Math.max(0, paidInCents(rental) - gone - rental.vouchers.spentInCents);
}

/** The refund of a cancelled booking. */
export function moneyBack(rental: Rental): MoneyBack {
  // Separately cancelled boards had notices of their own.
  const alone = rental.sessions.filter(({ cancelledInCents }) => cancelledInCents !== null);
  const sum = (sums: (number | null)[]) => sums.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const ofIt = cancellationRefunds(rental);
  // A promise that was renewed has a later moment.
  const refunds = ofIt.length > 0 || alone.length > 0 ? ofIt : refundsOf(rental, '');
  if (refunds.length > 0) return refunds;
  // Money already given as a voucher, or taken by the bank, isn't owed again.
  if (rental.vouchers.spentInCents > 0 || rental.movements.some(({ kind }) => kind === 'dispute')) return 'had';
  const { start, terms, cancelledBy } = rental;
  const owedInCents = cancellationRefundInCents(terms.refund, {
    paidInCents: paidInCents(rental) - sum(alone.map((board) => board.cancelledInCents)),
    start,
    cancelledAt: rental.cancelledAt ?? start,
    cause: cancelledBy === 'operator' ? 'operator' : 'customer',
  });
  return owedInCents > 0 ? 'follows' : 'none';
}
