import { debtDueAt } from '@laine/rules/money/debt.ts';
import { later } from '@laine/rules/time/instants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { disputedSince } from '../payments/disputed-since.ts';
import { type DebtOf, lockDebtsOf, updateDebt } from './debt-store.ts';
import { readTimeZoneOf } from './follow-debt-charge.ts';

/** An objection: the debt doesn't grow, nobody is reminded, and it doesn't keep anybody from booking. */
export async function pauseDebt(tx: Tx, of: DebtOf, now: Temporal.Instant): Promise<void> {
  // Includes debts that wait for the bank: the end of a dispute must not end the objection.
  for (const { id } of await lockDebtsOf(tx, of)) await updateDebt(tx, id, { pausedAt: now }, now);
}

/** The debt counts again, with as many days as a new one, and with its reminders before it grows. */
export async function resumeDebt(tx: Tx, of: DebtOf, now: Temporal.Instant): Promise<void> {
  for (const debt of await lockDebtsOf(tx, of)) {
    if (debt.pausedAt === null) continue;
    const dueAt = later(debt.dueAt, debtDueAt(now, await readTimeZoneOf(tx, of.bookingId)));
    const pausedAt = (await disputedSince(tx, of.bookingId)) ?? null;
    await updateDebt(tx, debt.id, { pausedAt, dueAt, remindersSent: 0, remindedAt: null }, now);
  }
}
