import { readFacts } from '@laine/contract/read-facts.ts';
import { DebtReason } from '@laine/contract/states.ts';
import { debtDueAt } from '@laine/rules/money/debt.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { Charge, ChargeFollowUp } from '../payments/charge-follow-ups.ts';
import { disputedSince } from '../payments/disputed-since.ts';
import { insertDebt, lockDebt, updateDebt } from './debt-store.ts';

/** A charge that the saved card refused becomes a debt; one that pays a debt closes it. */
export const followDebtCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  if (charge.debtId === null && outcome.state === 'failed') await becomeDebt(tx, charge, {}, now);
  if (charge.debtId !== null && outcome.state === 'succeeded') await markPaid(tx, charge, charge.debtId, now);
};

type Owed = {
  /** Less than the charge if the price has gone down since. */
  amountInCents?: number;
  /** An objection is being looked into, and nobody has to pay meanwhile. */
  isPaused?: boolean;
};

export async function becomeDebt(tx: Tx, charge: Charge, owed: Owed, now: Temporal.Instant): Promise<void> {
  const { accountId, bookingId, claimId } = charge;
  if (accountId === null || bookingId === null) throw new Error('what can be owed belongs to a booking of somebody');
  const dueAt = debtDueAt(now, await readTimeZoneOf(tx, bookingId));
  const reason = DebtReason.parse(charge.purpose);
  const { amountInCents = charge.amountInCents, isPaused = false } = owed;
  const pausedAt = isPaused ? now : ((await disputedSince(tx, bookingId)) ?? null);
  const debt = { accountId, bookingId, claimId, reason, amountInCents, dueAt, pausedAt };
  const { id } = await insertDebt(tx, debt, now);
  await queueNotices(tx, { bookingId, kind: 'debt-due', occasion: id, now });
}

/** A debt is due on the calendar of the station where it arose. */
export async function readTimeZoneOf(tx: Tx, bookingId: string): Promise<string> {
  const { metadata } = await tx
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select('stations.metadata')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  return readFacts(metadata).facts?.timeZone ?? 'UTC';
}

/** Somebody asked for money by mail gets a mail with the receipt. */
async function markPaid(tx: Tx, charge: Charge, debtId: string, now: Temporal.Instant): Promise<void> {
  const { id: occasion, bookingId } = charge;
  const debt = await lockDebt(tx, debtId);
  if (debt?.status === 'due') await updateDebt(tx, debtId, { status: 'paid', paidAt: now }, now);
  if (bookingId !== null) await queueNotices(tx, { bookingId, kind: 'receipt', occasion, now });
}
