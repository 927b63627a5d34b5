import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { noSuch } from '../api/stripe-refusal.ts';
import type { Kind, StoredObjectOf } from './stored-objects.ts';

/** Stored objects refer to each other by id. Stripe's types also allow the whole object. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);

const spokenNames: Partial<Record<Kind, string>> = {
  'checkout.session': 'checkout.session',
  payment_method: 'PaymentMethod',
  setup_intent: 'setupintent',
};

/** The object a path names, or Stripe's 404. */
export function getNamed<K extends Kind>({ store }: Account, kind: K, id: string, param = 'id'): StoredObjectOf<K> {
  const object = store.find(kind, id);
  if (!object) throw noSuch(spokenNames[kind] ?? kind, id, param, 404);
  return object;
}

/** The object a parameter names, or Stripe's 400. */
export function getGiven<K extends Kind>({ store }: Account, kind: K, id: string, param: string): StoredObjectOf<K> {
  const object = store.find(kind, id);
  if (!object) throw noSuch(spokenNames[kind] ?? kind, id, param, 400);
  return object;
}

/** A customer that was deleted can still be looked at, but not be used. */
export function getGivenCustomer(account: Account, id: string): Stripe.Customer {
  const customer = getGiven(account, 'customer', id, 'customer');
  if (isDeleted(customer)) throw noSuch('customer', id, 'customer', 400);
  return customer;
}

export const isDeleted = (customer: Stripe.Customer | Stripe.DeletedCustomer): customer is Stripe.DeletedCustomer =>
  'deleted' in customer && customer.deleted;
