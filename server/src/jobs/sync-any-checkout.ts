import { syncCheckoutById } from '../bookings/sync-checkout.ts';
import { syncCardPageById } from '../cards/sync-card-page.ts';
import type { Deps } from '../deps.ts';

/** A checkout pays a booking or saves a card; each asks only about what it knows. */
export const syncAnyCheckout = (deps: Deps) => async (checkoutId: string) => {
  await syncCheckoutById(deps, checkoutId);
  await syncCardPageById(deps, checkoutId);
};
