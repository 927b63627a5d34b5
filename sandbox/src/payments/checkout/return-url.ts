import type { Stripe } from 'stripe';

/** Where a paid checkout sends its customer. */
export const successUrlOf = ({ success_url, id }: Stripe.Checkout.Session, otherwise: string) =>
  success_url?.replaceAll('{CHECKOUT_SESSION_ID}', id) ?? otherwise;

export const cancelUrlOf = ({ cancel_url }: Stripe.Checkout.Session, otherwise: string) => cancel_url ?? otherwise;
