import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import { followDispute } from '../../rental/charges/follow-dispute.ts';
import type { Deps } from '../../ground/deps.ts';
import type { PaymentContinuations } from '../../money/payments/apply-payment-event.ts';
import { syncAnyCheckout } from './sync-any-checkout.ts';

/** What the domains above payments do about money that has moved. */
export const paymentContinuations = (deps: Deps): PaymentContinuations => ({
  syncCheckout: syncAnyCheckout(deps),
  followUps: chargeFollowUps,
  followDispute,
});
