import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { invalid } from '../api/stripe-refusal.ts';
import { disputesOf } from '../disputes/disputes-of.ts';
import { inWords } from '../money.ts';
import { newBalanceTransaction } from '../objects/new-balance-transaction.ts';
import { newRefund } from '../objects/new-refund.ts';
import { refundsLaterOf } from './refund-outcomes.ts';

type Wish = Pick<Stripe.Refund, 'metadata' | 'reason'> & { amount: number | undefined };

/** Gives back all that is left of a charge, or a part of it. */
export function refundCharge(account: Account, charge: Stripe.Charge, wish: Wish): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = wish.amount ?? left;
  requireRefundable(account, charge, left, amount);
  const isPending = refundsLaterOf(account, charge) === 'succeed';
  const status = isPending ? 'pending' : 'succeeded';
  const refund = newRefund(account, charge, { ...wish, amount, status });
  const withdrawal = newBalanceTransaction(account, {
    id: refund.balance_transaction,
    type: charge.payment_method_details?.card ? 'refund' : 'payment_refund',
    reporting_category: 'refund',
    amount: -amount,
    currency: charge.currency,
    source: refund.id,
  });
  const refunded = charge.amount_refunded + amount;
  const after: Stripe.Charge = { ...charge, amount_refunded: refunded, refunded: refunded === charge.amount_captured };
  account.store.record(refund, withdrawal, after);
  announce(account, ['refund.created', refund], ['charge.refunded', after]);
  if (!isPending) announce(account, ['refund.updated', refund]);
  return refund;
}

function requireRefundable(account: Account, charge: Stripe.Charge, left: number, amount: number) {
  const { id, paid, currency } = charge;
  if (!paid) throw invalid(`Charge ${id} has not succeeded, so it can not be refunded.`, { param: 'charge' });
  if (disputesOf(account, charge).some(({ is_charge_refundable }) => !is_charge_refundable)) {
    throw invalid(`Charge ${id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' });
  }
  if (left === 0) throw invalid(`Charge ${id} has already been refunded.`, { code: 'charge_already_refunded' });
  if (amount > left) {
    throw invalid(
      `Refund amount (${inWords(amount, currency)}) is greater than unrefunded amount on charge (${inWords(left, currency)})`,
      { param: 'amount' },
    );
  }
}
