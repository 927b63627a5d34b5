import type { ChargeFollowUp } from '../payments/charge-follow-ups.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import { activatePass } from '../prepaid/own-pass.ts';
import { queuePrepaidMail } from './queue-prepaid-mail.ts';

/** Paid: the pass is valid from its first day. A buyer who has another one by now gets the money back. */
export const followPassCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  const { passId, accountId, amountInCents } = charge;
  if (outcome.state === 'failed' || passId === null || accountId === null) return;
  if (await activatePass(tx, passId, now)) {
    await queuePrepaidMail(tx, passId, 'pass-bought', now);
    return;
  }
  await queueRefund(tx, { of: { passId }, accountId, purpose: 'lost-hold', amountInCents }, now);
  await queuePrepaidMail(tx, passId, 'pass-too-late', now);
};
