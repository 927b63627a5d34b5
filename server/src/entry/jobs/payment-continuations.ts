import type { Deps } from '../../ground/deps.ts';
import { syncCardPageById } from '../../money/cards/sync-card-page.ts';
import type { PaymentContinuations } from '../../money/payments/apply-payment-event.ts';
import { syncPageByCheckout } from '../../money/payments/sync-page.ts';
import { syncCheckoutById } from '../../rental/bookings/sync-checkout.ts';
import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import { followDispute } from '../../rental/charges/follow-dispute.ts';

/** Reactions of the domains above payments when money has moved. */
export const paymentContinuations = (deps: Deps): PaymentContinuations => ({
  // A checkout pays a booking, saves a card or pays something else; each ignores pages it doesn't know.
  syncCheckout: async (checkoutId) => {
    await syncCheckoutById(deps, checkoutId);
    await syncCardPageById(deps, checkoutId);
    await syncPageByCheckout(deps, checkoutId, chargeFollowUps);
  },
  followUps: chargeFollowUps,
  followDispute,
});
