import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { newBalanceTransaction } from '../objects/new-balance-transaction.ts';

/** The bank decides. Whoever wins gets the money back, but not the fee. */
export function decideDispute(account: Account, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): Stripe.Dispute {
  return account.store.inOneCommit(() => {
    const isWon = outcome === 'won';
    const back = isWon
      ? [
          newBalanceTransaction(account, {
            type: 'adjustment',
            reporting_category: 'dispute_reversal',
            amount: dispute.amount,
            currency: dispute.currency,
            source: dispute.id,
          }),
        ]
      : [];
    const closed: Stripe.Dispute = {
      ...dispute,
      balance_transactions: [...dispute.balance_transactions, ...back],
      is_charge_refundable: isWon,
      status: outcome,
    };
    account.store.record(...back, closed);
    announce(account, ['charge.dispute.closed', closed]);
    if (isWon) announce(account, ['charge.dispute.funds_reinstated', closed]);
    return closed;
  });
}

/** Stripe calls a dispute `prevented` or `warning_closed` when nothing came of it; neither happens here. */
export const isOpen = ({ status }: Stripe.Dispute) => status === 'needs_response' || status === 'under_review';
