import type { DebtReason, DebtStatus } from '@laine/contract/states.ts';
import { DEBT_DUE_IN_CALENDAR_DAYS, REMINDERS_BEFORE_DOUBLING, UNPAID_OVERTIME_FACTOR } from './constants.ts';
import { isBefore } from './instants.ts';
import { dateIn } from './wall-time.ts';

export interface Debt {
  reason: DebtReason;
  status: DebtStatus;
  /** The standard price, before any penalty. */
  standardInCents: number;
  dueAt: Temporal.Instant;
  remindersSent: number;
  isDoubled: boolean;
}

/** Calendar days, so the whole fifth day after the failed charge still counts, on the station's calendar. */
export function debtDueAt(failedAt: Temporal.Instant, timeZone: string): Temporal.Instant {
  const lastDay = dateIn(timeZone, failedAt).add({ days: DEBT_DUE_IN_CALENDAR_DAYS });
  return lastDay.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
}

/** What an overdue debt grows by: only overtime doubles, once, and never before two reminders. */
export function penaltyInCents(debt: Debt, now: Temporal.Instant): number {
  const isOverdue = debt.status === 'due' && !isBefore(now, debt.dueAt);
  const wasReminded = debt.remindersSent >= REMINDERS_BEFORE_DOUBLING;
  if (debt.reason !== 'overtime' || debt.isDoubled || !isOverdue || !wasReminded) return 0;
  return debt.standardInCents * (UNPAID_OVERTIME_FACTOR - 1);
}
