import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { debtDueAt } from '@laine/rules/money/debt.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { FollowedDispute } from '../payments/apply-dispute.ts';
import type { ChargeFollowUp } from '../payments/charge-follow-ups.ts';
import { queueRefund } from '../payments/queue-refund.ts';
import type { DebtRow } from './debt-store.ts';
import { insertDebt, lockDebt, lockDebtOfDispute, pauseDebts, resumeDebts, updateDebt } from './debt-store.ts';
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
  const owed = { accountId, bookingId, claimId, reason: 'dispute', amountInCents: cents, dueAt } as const;
  const debt = await insertDebt(tx, { ...owed, disputeId: id, pausedAt: null }, now);
  if (bookingId !== null) return queueNotices(tx, { bookingId, kind: 'debt-due', occasion: debt.id, now });
  const data = { refundId: debt.id, amountInCents: cents };
  await queueAccountMail(tx, { accountId, kind: 'dispute-lost', data, occasion: debt.id }, now);
}

/** The bank hasn't decided so, or has changed its mind: nothing is owed, and payments are refunded. */
export async function letDisputedGo(tx: Tx, { id }: FollowedDispute, now: Temporal.Instant): Promise<void> {
  const debt = await lockDebtOfDispute(tx, id);
  if (debt?.status === 'due') await updateDebt(tx, debt.id, { status: 'forgiven' }, now);
  if (debt?.status === 'paid') await giveBack(tx, debt, now);
}

/** Paid on a page that was open when the bank changed its mind. */
export const followDisputedCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  await followDebtCharge(tx, charge, outcome, now);
  const debt = charge.debtId === null ? undefined : await lockDebt(tx, charge.debtId);
  if (outcome.state === 'succeeded' && debt?.status === 'forgiven') await giveBack(tx, debt, now);
};

const giveBack = (tx: Tx, { id: debtId, accountId, amountInCents }: DebtRow, now: Temporal.Instant) =>
  queueRefund(tx, { of: { debtId }, accountId, purpose: 'objection', amountInCents }, now);
