import { syncCheckoutById } from '../bookings/sync-checkout.ts';
import { syncCardPageById } from '../cards/sync-card-page.ts';
import { chargeFollowUps } from '../charges/charge-follow-ups.ts';
import type { Deps } from '../deps.ts';
import { syncPageByCheckout } from '../payments/sync-page.ts';

/** A checkout pays a booking, saves a card or pays something else; each asks only about what it knows. */
export const syncAnyCheckout = (deps: Deps) => async (checkoutId: string) => {
  await syncCheckoutById(deps, checkoutId);
  await syncCardPageById(deps, checkoutId);
  await syncPageByCheckout(deps, checkoutId, chargeFollowUps);
};
