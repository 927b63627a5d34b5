import { cancellationRefundInCents } from '@laine/rules/price/refund.ts';
import { cancellationRefunds } from './cancellation-refunds.ts';
import type { Movement, Rental } from './rental.ts';
import { chargesOf, refundsOf, sumInCents } from './rental.ts';

/** `follows`: it is owed but not in the ledger yet, e.g. while the station is out of reach. `had`: it was given otherwise. */
type MoneyBack = Movement[] | 'none' | 'had' | 'follows';

export function paidInCents(rental: Rental): number {
  const charges = chargesOf(rental, '');
  return charges.length > 0 ? sumInCents(charges) : (rental.amountInCents ?? 0);
}

/** What a cancelled booking gets back. */
export function moneyBack(rental: Rental): MoneyBack {
  // Boards that were cancelled alone before have had their own words.
  const alone = rental.sessions.filter(({ cancelledInCents }) => cancelledInCents !== null);
  const sum = (sums: (number | null)[]) => sums.reduce<number>((total, cents) => total + (cents ?? 0), 0);
  const ofIt = cancellationRefunds(rental);
  // A promise that was made anew since has another moment.
  const refunds = ofIt.length > 0 || alone.length > 0 ? ofIt : refundsOf(rental, '');
  if (refunds.length > 0) return refunds;
  // What was had as a voucher, or taken by the bank, is not owed once more.
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
