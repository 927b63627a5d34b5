import type { Stripe } from 'stripe';
import type { Account } from '../account.ts';
import { idOf } from '../store/references.ts';

/**
 * The saved cards that the page shows to a customer who comes back: those that may be shown again, newest first and
 * each once. A page that only saves a card shows none.
 */
export function savedCardsOnPage({ store }: Account, session: Stripe.Checkout.Session): Stripe.PaymentMethod[] {
  const customer = idOf(session.customer);
  if (session.mode !== 'payment' || customer === null) return [];
  const wanted = session.saved_payment_method_options?.allow_redisplay_filters ?? ['always'];
  const shown = store
    .list('payment_method')
    .filter((method) => method.type === 'card' && idOf(method.customer) === customer)
    .filter(({ allow_redisplay }) => wanted.includes(allow_redisplay ?? 'unspecified'))
    .toReversed();
  const isCopy = (method: Stripe.PaymentMethod, place: number) =>
    shown.slice(0, place).some(({ card }) => card?.fingerprint === method.card?.fingerprint);
  return shown.filter((method, place) => !isCopy(method, place));
}
