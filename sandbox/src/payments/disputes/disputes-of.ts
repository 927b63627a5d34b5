import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';

/** In the order they were made. */
export const disputesOf = ({ store }: Account, charge: Stripe.Charge): Stripe.Dispute[] =>
  store.list('dispute').filter((dispute) => dispute.charge === charge.id);
