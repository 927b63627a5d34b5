import { MIN_CARD_CHARGE_CENTS } from '@laine/rules/constants.ts';
import { debtDueAt } from '@laine/rules/money/debt.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { enqueue } from '../../ground/queue/queue.ts';
import { queueAccountMail } from '../../telling/notices/queue-account-mail.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import { type Disputed, lockLostDisputes, type LostDispute } from '../payments/lost-disputes.ts';
import { closeDebtPageJob } from './close-debt-page-job.ts';
import { findDebt, insertDebt, lockDebtsOfDispute, updateDebt } from './debt-store.ts';
import { disputedInCents } from './disputed-in-cents.ts';
import { readTimeZoneOf } from './follow-debt-charge.ts';

/**
 * Makes the debts of lost disputes follow the facts: whoever changes what was used, or what was given back of it, calls
 * this in the same transaction. What becomes owed later is a debt of its own, with its own time to pay. Returns what was
 * paid beyond what was used, which only purchases can have.
 */
export async function balanceDisputes(tx: Tx, disputed: Disputed, now: Temporal.Instant): Promise<number | undefined> {
  let surplus: number | undefined;
  for (const dispute of await lockLostDisputes(tx, disputed)) {
    const owedInCents = await disputedInCents(tx, dispute, now);
    await balance(tx, dispute, owedInCents, now);
    if (isPurchase(dispute)) surplus = Math.max(0, -owedInCents);
  }
  return surplus;
}

const isPurchase = ({ purpose }: LostDispute) => purpose === 'pass' || purpose === 'gift-card';

async function balance(tx: Tx, dispute: LostDispute, owedInCents: number, now: Temporal.Instant): Promise<void> {
  const debts = await lockDebtsOfDispute(tx, dispute.id);
  // Payments for a purchase are part of what it owes already.
  const counted = debts.filter(({ status, lapsed }) => !lapsed && !(status === 'paid' && isPurchase(dispute)));
  let missing = owedInCents - counted.reduce((sum, { amountInCents }) => sum + amountInCents, 0);
  if (missing >= MIN_CARD_CHARGE_CENTS) return owe(tx, dispute, missing, now);
  for (const { id, amountInCents } of debts.filter(({ status }) => status === 'due')) {
    if (missing >= 0) return;
    const off = Math.min(-missing, amountInCents);
    missing += off;
    const left = amountInCents - off;
    const isOver = left < MIN_CARD_CHARGE_CENTS;
    await updateDebt(tx, id, isOver ? { status: 'forgiven', lapsed: true } : { amountInCents: left }, now);
    // A page that asks for the old sum is closed after commit, and whoever has paid on it gets the difference back.
    await enqueue(tx, closeDebtPageJob, { debtId: id }, { now });
  }
}

/** The bank returned money to somebody who has used what it paid for. */
async function owe(tx: Tx, dispute: LostDispute, amountInCents: number, now: Temporal.Instant): Promise<void> {
  const { accountId, bookingId, claimId, debtId, id: disputeId } = dispute;
  if (accountId === null) return;
  const dueAt = debtDueAt(now, bookingId === null ? 'UTC' : await readTimeZoneOf(tx, bookingId));
  const chargeId = (debtId === null ? null : (await findDebt(tx, debtId))?.chargeId) ?? dispute.chargeId;
  const pausedAt = (await isObjectedTo(tx, chargeId)) ? now : null;
  const owed = { accountId, bookingId, claimId, reason: 'dispute', amountInCents, dueAt } as const;
  const debt = await insertDebt(tx, { ...owed, disputeId, chargeId, pausedAt }, now);
  if (bookingId !== null) return queueNotices(tx, { bookingId, kind: 'debt-due', occasion: debt.id, now });
  const data = { refundId: debt.id, amountInCents };
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
