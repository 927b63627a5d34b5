import { followLateCharge } from '../../money/debts/undo-late-charge.ts';
import type { ChargeFollowUps } from '../../money/payments/charge-follow-ups.ts';
import { followGiftCardCharge } from '../../money/shop/follow-gift-card-charge.ts';
import { followPassCharge } from '../../money/shop/follow-pass-charge.ts';
import { followClaimCharge } from '../claims/follow-claim-charge.ts';
import { followExtensionCharge } from '../extensions/follow-extension-charge.ts';
import { followOvertimeCharge } from '../overtime/follow-overtime-charge.ts';
import { followDisputeDebt } from './follow-dispute.ts';

/** Consequences of a final charge, for every purpose except the rental itself. */
export const chargeFollowUps: ChargeFollowUps = {
  overtime: followOvertimeCharge,
  compensation: followClaimCharge,
  'late-cancellation': followLateCharge,
  dispute: followDisputeDebt,
  extension: followExtensionCharge,
  pass: followPassCharge,
  'gift-card': followGiftCardCharge,
};
