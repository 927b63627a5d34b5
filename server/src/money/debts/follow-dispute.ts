import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { FollowedDispute } from '../payments/apply-dispute.ts';
import type { ChargeFollowUp } from '../payments/charge-follow-ups.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { readGiftCard } from '../prepaid/find-gift-cards.ts';
import { findPassById } from '../prepaid/own-pass.ts';
import { lockDebt, lockDebtsOfDispute, pauseDebts, resumeDebts, updateDebt } from './debt-store.ts';
import { paidAgainInCents } from './disputed-in-cents.ts';
import { followDebtCharge } from './follow-debt-charge.ts';

/**
 * While the bank decides about money of the same booking, nobody is reminded of a debt, and none doubles. The dispute's
 * opening time identifies its pause: a debt that was objected to meanwhile stays paused.
 */
export async function pauseForDispute(tx: Tx, { charge, status, openedAt }: FollowedDispute, now: Temporal.Instant) {
  if (charge.bookingId === null) return;
  const turn = status === 'open' ? pauseDebts : resumeDebts;
  await turn(tx, charge.bookingId, openedAt, now);
}

/**
 * The bank hasn't decided so, or has changed its mind: nothing is owed, and payments are refunded. What went back of
 * them meanwhile can be used again with the purchase, unless its buyer has withdrawn.
 */
export async function letDisputedGo(tx: Tx, { id: disputeId, charge }: FollowedDispute, now: Temporal.Instant) {
  let left = (await isOfUse(tx, charge)) ? await paidAgainInCents(tx, disputeId) : Infinity;
  for (const { id, status, accountId, amountInCents, ...debt } of await lockDebtsOfDispute(tx, disputeId)) {
    if (status === 'forgiven') continue;
    await updateDebt(tx, id, { status: 'forgiven', lapsed: true }, now);
    if (status !== 'paid') continue;
    const of = { id: debt.chargeId ?? charge.id };
    const backInCents = Math.min(left, amountInCents);
    left -= backInCents;
    await queueRefund(tx, { of, accountId, purpose: 'objection', amountInCents: backInCents }, now);
  }
}

/** A pass or gift card whose buyer still has it. */
async function isOfUse(db: Db, { purpose, passId, giftCardId }: FollowedDispute['charge']): Promise<boolean> {
  const bought =
    purpose === 'pass' && passId !== null
      ? await findPassById(db, passId)
      : purpose === 'gift-card' && giftCardId !== null
        ? await readGiftCard(db, giftCardId)
        : undefined;
  return bought !== undefined && bought.status !== 'withdrawn';
}

/** Paid on a page that was open when the sum went down, or the bank changed its mind. */
export const followDisputedCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  await followDebtCharge(tx, charge, outcome, now);
  const debt = charge.debtId === null ? undefined : await lockDebt(tx, charge.debtId);
  if (outcome.state !== 'succeeded' || !debt) return;
  const amountInCents = charge.amountInCents - (debt.status === 'paid' ? debt.amountInCents : 0);
  if (amountInCents <= 0) return;
  const { accountId } = debt;
  await queueRefund(tx, { of: { id: charge.id }, accountId, purpose: 'objection', amountInCents }, now);
};
