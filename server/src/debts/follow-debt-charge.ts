import { readFacts } from '@laine/contract/read-facts.ts';
import { DebtReason } from '@laine/contract/states.ts';
import { debtDueAt } from '@laine/rules/debt.ts';
import type { Tx } from '../db/open-database.ts';
import type { Charge, ChargeFollowUp } from '../payments/charge-follow-ups.ts';
import { disputedSince } from '../payments/disputed-since.ts';
import { insertDebt, lockDebt, updateDebt } from './debt-store.ts';

/** A charge that the saved card did not pay becomes a debt; one that pays a debt settles it. */
export const followDebtCharge: ChargeFollowUp = async (tx, charge, outcome, now) => {
  if (charge.debtId === null && outcome.state === 'failed') await becomeDebt(tx, charge, now);
  if (charge.debtId !== null && outcome.state === 'succeeded') await markPaid(tx, charge.debtId, now);
};

async function becomeDebt(tx: Tx, charge: Charge, now: Temporal.Instant): Promise<void> {
  const { accountId, bookingId, claimId, amountInCents } = charge;
  if (accountId === null || bookingId === null) throw new Error('what can be owed belongs to a booking of somebody');
  const { metadata } = await tx
    .selectFrom('bookings')
    .innerJoin('stations', 'stations.id', 'bookings.stationId')
    .select('stations.metadata')
    .where('bookings.id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const dueAt = debtDueAt(now, readFacts(metadata).facts?.timeZone ?? 'UTC');
  const reason = DebtReason.parse(charge.purpose);
  const { id } = await insertDebt(tx, { accountId, bookingId, claimId, reason, amountInCents, dueAt }, now);
  const pausedAt = await disputedSince(tx, bookingId);
  if (pausedAt) await updateDebt(tx, id, { pausedAt }, now);
}

async function markPaid(tx: Tx, debtId: string, now: Temporal.Instant): Promise<void> {
  const debt = await lockDebt(tx, debtId);
  if (debt?.status === 'due') await updateDebt(tx, debtId, { status: 'paid', paidAt: now }, now);
}
