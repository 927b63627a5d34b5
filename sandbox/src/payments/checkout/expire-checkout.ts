import type { Stripe } from 'stripe';
import { type Account, announce } from '../account.ts';
import { cancelIntent } from '../cancel-intent.ts';
import { idOf } from '../store/references.ts';

type Session = Stripe.Checkout.Session;

/** Closes the payment page and cancels a payment that was begun on it. */
export function expireCheckout(account: Account, session: Session): Session {
  return account.store.inOneCommit(() => {
    const intent = account.store.find('payment_intent', idOf(session.payment_intent) ?? '');
    if (intent) cancelIntent(account, intent, 'expired');
    const expired: Session = { ...session, status: 'expired', url: null };
    account.store.record(expired);
    announce(account, ['checkout.session.expired', expired]);
    return expired;
  });
}
