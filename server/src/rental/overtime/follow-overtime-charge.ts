import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { becomeDebt, followDebtCharge } from '../../money/debts/follow-debt-charge.ts';
import type { ChargeFollowUp } from '../../money/payments/charge-follow-ups.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { balanceOvertimeJob } from './balance-overtime-job.ts';
import { lockOvertime, readCharges, readTaken } from './overtime-store.ts';
import { isObjected, owedInCents } from './owed-in-cents.ts';

/**
 * The saved card paid the overtime, or it's owed. If the price has gone down since the card was asked, the rest is
 * refunded, or isn't owed in the first place.
 */
export const followOvertimeCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  const { bookingId } = charge;
  const overtime = bookingId === null ? undefined : await lockOvertime(tx, bookingId);
  if (!overtime || bookingId === null) return followDebtCharge(tx, charge, outcome, now);
  const owed = owedInCents(overtime);
  if (charge.debtId !== null) await followDebtCharge(tx, charge, outcome, now);
  else if (outcome.state === 'succeeded') {
    await queueNotices(tx, { bookingId, kind: 'overtime-charged', occasion: charge.id, now });
  } else {
    const amountInCents = Math.min(charge.amountInCents, owed - (await readTaken(tx, bookingId)).paidInCents);
    const isPaused = isObjected(overtime);
    if (amountInCents >= MIN_CARD_CHARGE_CENTS) await becomeDebt(tx, charge, { amountInCents, isPaused }, now);
  }
  // The mail at the end has waited for it.
  await queueNotices(tx, { bookingId, kind: 'receipt', now });
  if (owed < (await readCharges(tx, bookingId)).amountInCents) {
    await enqueue(tx, balanceOvertimeJob, { bookingId }, { now });
  }
};
