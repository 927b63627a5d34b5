import { followDebtCharge } from '../debts/follow-debt-charge.ts';
import { followExtensionCharge } from '../extensions/follow-extension-charge.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';

/** What follows when a charge is settled, for all that is ever charged beside the rental itself. */
export const chargeFollowUps: ChargeFollowUps = {
  overtime: followDebtCharge,
  compensation: followDebtCharge,
  'late-cancellation': followDebtCharge,
  extension: followExtensionCharge,
};
