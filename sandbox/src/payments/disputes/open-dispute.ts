import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { DISPUTE_FEE, newBalanceTransaction } from '../objects/new-balance-transaction.ts';
import { newDispute } from '../objects/new-dispute.ts';

/** The cardholder asks the bank for the money, and the bank takes it from the account at once. */
export function openDispute(account: Account, charge: Stripe.Charge, { amount, reason }: OpenedDispute) {
  return account.store.inOneCommit(() => {
    const dispute = newDispute(account, charge, { amount, reason });
    const withdrawal = newBalanceTransaction(account, {
      type: 'adjustment',
      reporting_category: 'dispute',
      amount: -amount,
      currency: charge.currency,
      source: dispute.id,
      fee: DISPUTE_FEE,
      feeName: 'Dispute fee',
    });
    const opened: Stripe.Dispute = { ...dispute, balance_transactions: [withdrawal] };
    account.store.record(withdrawal, opened, { ...charge, disputed: true });
    announce(account, ['charge.dispute.created', opened], ['charge.dispute.funds_withdrawn', opened]);
    return opened;
  });
}

type OpenedDispute = { amount: number; reason: string };
