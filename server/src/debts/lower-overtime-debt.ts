import { MIN_CARD_CHARGE_CENTS, UNPAID_OVERTIME_FACTOR } from '@laine/rules/constants.ts';
import type { Db } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { changeDebt } from './change-debt.ts';
import { updateDebt } from './debt-store.ts';

/** The debt that a booking's overtime became, if the card did not pay it. */
export async function findOvertimeDebt(db: Db, bookingId: string) {
  return db
    .selectFrom('debts')
    .select(['id', 'status', 'amountInCents', 'doubledAt', 'pausedAt'])
    .where('bookingId', '=', bookingId)
    .where('reason', '=', 'overtime')
    .executeTakeFirst();
}

/** Twice the price once it has doubled. */
export const grownInCents = ({ doubledAt }: { doubledAt: Temporal.Instant | null }, standardInCents: number): number =>
  standardInCents * (doubledAt === null ? 1 : UNPAID_OVERTIME_FACTOR);

/** Less of it is owed than was thought, or nothing. Never more. */
export async function lowerOvertimeDebt(
  deps: Deps,
  { bookingId, standardInCents }: { bookingId: string; standardInCents: number },
  followUps: ChargeFollowUps,
): Promise<void> {
  const found = await findOvertimeDebt(deps.db.query, bookingId);
  if (found?.status !== 'due' || found.amountInCents <= grownInCents(found, standardInCents)) return;
  await changeDebt(deps, { debtId: found.id, why: 'lowered' }, followUps, async (tx, debt, now) => {
    const amountInCents = grownInCents(debt, standardInCents);
    if (debt.status !== 'due' || debt.amountInCents <= amountInCents) return;
    const change = amountInCents < MIN_CARD_CHARGE_CENTS ? { status: 'forgiven' as const } : { amountInCents };
    await updateDebt(tx, debt.id, change, now);
  });
}
