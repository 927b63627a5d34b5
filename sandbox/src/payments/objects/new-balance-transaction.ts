import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { newStripeId } from '../store/stripe-id.ts';

type Given = Pick<Stripe.BalanceTransaction, 'amount' | 'currency' | 'reporting_category' | 'type'> & {
  source: string;
  fee?: number;
  feeName?: string;
  id?: string;
};

/** Until the money can be paid out. */
const WAIT_IN_SECONDS = 7 * 86_400;

/** A movement on the account: what came in or went out, and what Stripe keeps of it. */
export function newBalanceTransaction({ nowInSeconds }: Account, given: Given): Stripe.BalanceTransaction {
  const { fee = 0, feeName = 'Stripe processing fees', id = newStripeId('txn'), ...movement } = given;
  const { amount, currency } = movement;
  const created = nowInSeconds();
  return {
    id,
    object: 'balance_transaction',
    available_on: created + WAIT_IN_SECONDS,
    balance_type: 'payments',
    created,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0 ? [] : [{ amount: fee, application: null, currency, description: feeName, type: 'stripe_fee' }],
    net: amount - fee,
    status: 'pending',
    ...movement,
  };
}

/** Stripe's price for cards of the European Economic Area: 1.5 % and 25 cents. */
export const chargeFee = (amount: number) => Math.round((amount * 15) / 1000) + 25;

/** Stripe's price for a dispute in Europe. It stays with Stripe, whoever wins. */
export const DISPUTE_FEE = 2000;
