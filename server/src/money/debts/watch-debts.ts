import { readFacts } from '@laine/contract/read-facts.ts';
import type { Debt } from '@laine/rules/money/debt.ts';
import { debtDueDay, nextReminderAt, penaltyInCents } from '@laine/rules/money/debt.ts';
import { isBefore } from '@laine/rules/time/instants.ts';
import type { Deps } from '../../ground/deps.ts';
import { isProblem } from '../../ground/ports/payment-provider.ts';
import { queueNotices } from '../../telling/notices/queue-notices.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { changeDebt } from './change-debt.ts';
import type { DebtRow } from './debt-store.ts';
import { listDebtsToWatch, lockDebt, updateDebt } from './debt-store.ts';

type WatchedDebt = Awaited<ReturnType<typeof listDebtsToWatch>>[number];

/**
 * Reminds people of debts, and lets unpaid overtime double once. Each step is one transaction that checks the debt
 * again, so running late or twice sends nothing twice; anything that fails is left to the next run.
 */
export async function watchDebts(deps: Deps, followUps: ChargeFollowUps): Promise<void> {
  for (const debt of await listDebtsToWatch(deps.db.query)) {
    try {
      await watch(deps, debt, followUps);
    } catch (error) {
      deps.log.warn({ debtId: debt.id, error: error instanceof Error ? error.name : 'unknown' }, 'debt not looked at');
      if (isProblem(error, 'unavailable')) return;
    }
  }
}

async function watch(deps: Deps, debt: WatchedDebt, followUps: ChargeFollowUps): Promise<void> {
  const timeZone = readFacts(debt.metadata).facts?.timeZone ?? 'UTC';
  if (isReminderDue(debt, timeZone, deps.now())) return remind(deps, debt, timeZone);
  const { doublesUnpaidOvertime } = deps.settings.brand;
  if (doublesUnpaidOvertime && penaltyInCents(asDebt(debt), deps.now()) > 0) await double(deps, debt, followUps);
}

function isReminderDue(debt: DebtRow, timeZone: string, now: Temporal.Instant): boolean {
  const at = nextReminderAt(debt, timeZone);
  return at !== null && !isBefore(now, at);
}

async function remind(deps: Deps, { id: debtId, bookingId }: WatchedDebt, timeZone: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.now();
    const debt = await lockDebt(tx, debtId);
    if (!debt || !isWatched(debt) || !isReminderDue(debt, timeZone, now)) return;
    const remindersSent = debt.remindersSent + 1;
    await updateDebt(tx, debtId, { remindersSent, remindedAt: now }, now);
    // After an objection a debt has a later due day, and its reminders start again.
    const occasion = `${debtId}:${debtDueDay(debt.dueAt, timeZone).toString()}:${remindersSent}`;
    await queueNotices(tx, { bookingId, kind: 'debt-reminder', occasion, now });
  });
}

async function double(deps: Deps, { id: debtId, bookingId }: WatchedDebt, followUps: ChargeFollowUps): Promise<void> {
  await changeDebt(deps, { debtId, why: 'doubled' }, followUps, async (tx, debt, now) => {
    const penalty = isWatched(debt) ? penaltyInCents(asDebt(debt), now) : 0;
    if (penalty === 0) return;
    await updateDebt(tx, debtId, { amountInCents: debt.amountInCents + penalty, doubledAt: now }, now);
    await queueNotices(tx, { bookingId, kind: 'debt-doubled', occasion: debtId, now });
  });
}

const isWatched = ({ status, pausedAt }: DebtRow) => status === 'due' && pausedAt === null;

/** Before doubling, the debt is the standard price. */
const asDebt = (debt: DebtRow): Debt => ({
  ...debt,
  standardInCents: debt.amountInCents,
  isDoubled: debt.doubledAt !== null,
});
