import { applyCardPage } from '../../money/cards/apply-card-page.ts';
import type { PaymentContinuations } from '../../money/payments/apply-payment-event.ts';
import { type ApplyPage, settlePage } from '../../money/payments/sync-page.ts';
import { applyHoldPage } from '../../rental/bookings/apply-checkout.ts';
import { chargeFollowUps } from '../../rental/charges/charge-follow-ups.ts';
import { followDispute } from '../../rental/charges/follow-dispute.ts';

/** A page pays for held boards, or for something else, or saves a card. */
export const applyPage: ApplyPage = (deps, page, checkout) => {
  if (page.bookingId !== null) return applyHoldPage(deps, page, checkout);
  return (page.ledgerId === null ? applyCardPage : settlePage(chargeFollowUps))(deps, page, checkout);
};

/** Reactions of the domains above payments when money has moved. */
export const paymentContinuations: PaymentContinuations = { applyPage, followUps: chargeFollowUps, followDispute };
