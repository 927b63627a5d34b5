import type { DebtReason, DebtStatus } from '@laine/contract/states.ts';
import {
  DEBT_DUE_IN_CALENDAR_DAYS,
  DEBT_REMINDER_TIME_SECONDS,
  FIRST_DEBT_REMINDER_DAYS,
  MIN_BETWEEN_DEBT_STEPS_SECONDS,
  REMINDERS_BEFORE_DOUBLING,
  SECOND_DEBT_REMINDER_DAYS,
  UNPAID_OVERTIME_FACTOR,
} from '../constants.ts';
import { isBefore, later, plusSeconds } from '../time/instants.ts';
import { dateIn, instantAt } from '../time/wall-time.ts';

export interface Debt {
  reason: DebtReason;
  status: DebtStatus;
  /** The price before any penalty. */
  standardInCents: number;
  dueAt: Temporal.Instant;
  remindersSent: number;
  remindedAt: Temporal.Instant | null;
  isDoubled: boolean;
}

/** Calendar days, so the whole fifth day after the failed charge still counts, on the station's calendar. */
export function debtDueAt(failedAt: Temporal.Instant, timeZone: string): Temporal.Instant {
  const lastDay = dateIn(timeZone, failedAt).add({ days: DEBT_DUE_IN_CALENDAR_DAYS });
  return lastDay.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
}

export const debtDueDay = (dueAt: Temporal.Instant, timeZone: string): Temporal.PlainDate =>
  dateIn(timeZone, plusSeconds(dueAt, -1));

const reminderDays = [FIRST_DEBT_REMINDER_DAYS, SECOND_DEBT_REMINDER_DAYS];

/**
 * Reminders go out at ten in the morning, three days and one day before the last day to pay. After an outage both come
 * late, but never on the same day. Null once both are sent.
 */
export function nextReminderAt(
  { dueAt, remindersSent, remindedAt }: Pick<Debt, 'dueAt' | 'remindersSent' | 'remindedAt'>,
  timeZone: string,
): Temporal.Instant | null {
  const daysBefore = reminderDays[remindersSent];
  if (daysBefore === undefined) return null;
  const day = debtDueDay(dueAt, timeZone).subtract({ days: daysBefore });
  const planned = instantAt(day, DEBT_REMINDER_TIME_SECONDS, timeZone);
  return remindedAt ? later(planned, plusSeconds(remindedAt, MIN_BETWEEN_DEBT_STEPS_SECONDS)) : planned;
}

/** Only overtime doubles, once, and never before two reminders or right after them. */
export function penaltyInCents(debt: Debt, now: Temporal.Instant): number {
  const { dueAt, remindedAt, remindersSent } = debt;
  const wasReminded = remindersSent >= REMINDERS_BEFORE_DOUBLING;
  const growsAt = remindedAt ? later(dueAt, plusSeconds(remindedAt, MIN_BETWEEN_DEBT_STEPS_SECONDS)) : dueAt;
  const isOverdue = debt.status === 'due' && !isBefore(now, growsAt);
  if (debt.reason !== 'overtime' || debt.isDoubled || !isOverdue || !wasReminded) return 0;
  return debt.standardInCents * (UNPAID_OVERTIME_FACTOR - 1);
}

/** The sum if nobody pays in time; null if it stays the same. */
export const growsToInCents = (
  debt: Pick<Debt, 'reason' | 'status' | 'standardInCents' | 'isDoubled'>,
): number | null =>
  debt.reason === 'overtime' && debt.status === 'due' && !debt.isDoubled
    ? debt.standardInCents * UNPAID_OVERTIME_FACTOR
    : null;
