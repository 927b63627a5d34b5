import { cancellationRefundInCents } from '@laine/rules/refund.ts';
import type { Rental } from './rental.ts';
import { chargesOf, refundsOf, sumInCents } from './rental.ts';

/** `follows`: it is owed but not in the ledger yet, e.g. while the station is out of reach. */
type MoneyBack = { refundInCents: number } | 'none' | 'follows';

export function paidInCents(rental: Rental): number {
  const charges = chargesOf(rental, '');
  return charges.length > 0 ? sumInCents(charges) : (rental.amountInCents ?? 0);
}

/** What a cancelled booking gets back. */
export function moneyBack(rental: Rental): MoneyBack {
  // Boards that were cancelled alone before have had their own words.
  const alone = rental.sessions.filter(({ cancelledInCents }) => cancelledInCents !== null);
  const sum = (sums: (number | null)[]) => sums.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const refundInCents = sumInCents(refundsOf(rental, '')) - sum(alone.map((board) => board.refundInCents));
  if (refundInCents > 0) return { refundInCents };
  const { start, terms, cancelledBy } = rental;
  const owedInCents = cancellationRefundInCents(terms.refund, {
    paidInCents: paidInCents(rental) - sum(alone.map((board) => board.cancelledInCents)),
    start,
    cancelledAt: rental.cancelledAt ?? start,
    cause: cancelledBy === 'operator' ? 'operator' : 'customer',
  });
  return owedInCents > 0 ? 'follows' : 'none';
}
