import { syncCheckoutById } from '../../rental/bookings/sync-checkout.ts';
import { syncCardPageById } from '../../money/cards/sync-card-page.ts';
import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import type { Deps } from '../../ground/deps.ts';
import { syncPageByCheckout } from '../../money/payments/sync-page.ts';

/** A checkout pays a booking, saves a card or pays something else; each asks only about what it knows. */
export const syncAnyCheckout = (deps: Deps) => async (checkoutId: string) => {
  await syncCheckoutById(deps, checkoutId);
  await syncCardPageById(deps, checkoutId);
  await syncPageByCheckout(deps, checkoutId, chargeFollowUps);
};
