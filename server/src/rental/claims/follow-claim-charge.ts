import { becomeDebt, followDebtCharge } from '../../money/debts/follow-debt-charge.ts';
import type { ChargeFollowUp } from '../../money/payments/charge-follow-ups.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { lockClaim, updateClaim } from './claim-store.ts';

/** The saved card paid the claim, or it's owed as a debt that never grows. Once the debt is paid, so is the claim. */
export const followClaimCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  const { claimId, bookingId } = charge;
  const claim = claimId === null ? undefined : await lockClaim(tx, claimId);
  if (!claim || bookingId === null) return followDebtCharge(tx, charge, outcome, now);
  if (charge.debtId !== null) {
    await followDebtCharge(tx, charge, outcome, now);
    if (outcome.state === 'succeeded') await updateClaim(tx, claim.id, { status: 'charged' }, now);
  } else if (outcome.state === 'succeeded') {
    await updateClaim(tx, claim.id, { status: 'charged' }, now);
    await queueNotices(tx, { bookingId, kind: 'claim-charged', occasion: charge.id, now });
  } else {
    await becomeDebt(tx, charge, {}, now);
    await updateClaim(tx, claim.id, { status: 'owed' }, now);
  }
};
