import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { debtDueAt } from '@laine/rules/money/debt.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { FollowedDispute } from '../payments/apply-dispute.ts';
import type { ChargeFollowUp } from '../payments/charge-follow-ups.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import {
  findDebt,
  insertDebt,
  lockDebt,
  lockDebtOfDispute,
  pauseDebts,
  resumeDebts,
  updateDebt,
} from './debt-store.ts';
import { followDebtCharge, readTimeZoneOf } from './follow-debt-charge.ts';

/**
 * While the bank decides about money of the same booking, nobody is reminded of a debt, and none doubles. The dispute's
 * opening time identifies its pause: a debt that was objected to meanwhile stays paused.
 */
export async function pauseForDispute(tx: Tx, { charge, status, openedAt }: FollowedDispute, now: Temporal.Instant) {
  if (charge.bookingId === null) return;
  const turn = status === 'open' ? pauseDebts : resumeDebts;
  await turn(tx, charge.bookingId, openedAt, now);
}

/** The bank returned money to somebody who has used what it paid for: it's owed, once per dispute. */
export async function oweDisputed(tx: Tx, { id, charge }: FollowedDispute, cents: number, now: Temporal.Instant) {
  const { accountId, bookingId, claimId } = charge;
  if (accountId === null || cents < MIN_CARD_CHARGE_CENTS || (await lockDebtOfDispute(tx, id))) return;
  const dueAt = debtDueAt(now, bookingId === null ? 'UTC' : await readTimeZoneOf(tx, bookingId));
  const chargeId = (charge.debtId === null ? null : (await findDebt(tx, charge.debtId))?.chargeId) ?? charge.id;
  const pausedAt = (await isObjectedTo(tx, chargeId)) ? now : null;
  const owed = { accountId, bookingId, claimId, reason: 'dispute', amountInCents: cents, dueAt } as const;
  const debt = await insertDebt(tx, { ...owed, disputeId: id, chargeId, pausedAt }, now);
  if (bookingId !== null) return queueNotices(tx, { bookingId, kind: 'debt-due', occasion: debt.id, now });
  const data = { refundId: debt.id, amountInCents: cents };
  await queueAccountMail(tx, { accountId, kind: 'dispute-lost', data, occasion: debt.id }, now);
}

/** It's overtime, and its renter waits for an answer. */
async function isObjectedTo(tx: Tx, chargeId: string): Promise<boolean> {
  const objected = await tx
    .selectFrom('ledger')
    .innerJoin('overtimes', 'overtimes.bookingId', 'ledger.bookingId')
    .select('ledger.id')
    .where('ledger.id', '=', chargeId)
    .where('purpose', '=', 'overtime')
    .where('objectedAt', 'is not', null)
    .where('answeredAt', 'is', null)
    .executeTakeFirst();
  return objected !== undefined;
}

/**
 * The bank hasn't decided so, or has changed its mind: nothing is owed. Payments are refunded, and so is what was let go
 * of the debt, because the first payment is ours again.
 */
export async function letDisputedGo(tx: Tx, { id: disputeId, charge }: FollowedDispute, now: Temporal.Instant) {
  const debt = await lockDebtOfDispute(tx, disputeId);
  if (!debt) return;
  const { id, status, accountId, letGoInCents } = debt;
  const amountInCents = letGoInCents + (status === 'paid' ? debt.amountInCents : 0);
  await updateDebt(tx, id, { status: 'forgiven', letGoInCents: 0 }, now);
  if (amountInCents === 0) return;
  const of = { id: debt.chargeId ?? charge.id };
  await queueRefund(tx, { of, accountId, purpose: 'objection', amountInCents }, now);
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
