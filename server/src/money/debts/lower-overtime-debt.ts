import { MIN_CARD_CHARGE_CENTS, UNPAID_OVERTIME_FACTOR } from '@laine/rules/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { ChargeFollowUps } from '../payments/charge-follow-ups.ts';
import { changeDebt } from './change-debt.ts';
import { updateDebt } from './debt-store.ts';

type OvertimeDebt = { amountInCents: number; doubledAt: Temporal.Instant | null };

/** Debts from a booking's overtime that the card didn't pay: one, and one more if a board was taken out again. */
export const listOvertimeDebts = (db: Db, bookingId: string) =>
  db
    .selectFrom('debts')
    .select(['id', 'status', 'amountInCents', 'doubledAt', 'pausedAt'])
    .select(
      sql<boolean>`exists (select from overtimes
        where booking_id = debts.booking_id and waived_at >= debts.created_at)`.as('isWaived'),
    )
    .where('bookingId', '=', bookingId)
    .where('reason', '=', 'overtime')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Doubled debts ask for twice the price. */
const factorOf = ({ doubledAt }: Pick<OvertimeDebt, 'doubledAt'>) => (doubledAt === null ? 1 : UNPAID_OVERTIME_FACTOR);

/** How much doubling has added, and what each debt may ask for of the part that the card didn't pay. */
export function splitOvertime(
  debts: (OvertimeDebt & { isWaived: boolean })[],
  { owedInCents, paidInCents }: { owedInCents: number; paidInCents: number },
) {
  let rest = Math.max(0, owedInCents - paidInCents);
  const parts = debts.map((debt) => {
    // A debt waived by an objection asks for nothing that was added since.
    const part = debt.isWaived ? 0 : Math.min(rest, debt.amountInCents / factorOf(debt));
    rest -= part;
    return part;
  });
  const grown = debts.map((debt, index) => (parts[index] ?? 0) * (factorOf(debt) - 1));
  return { parts, grownInCents: grown.reduce((sum, cents) => sum + cents, 0) };
}

type Owed = { bookingId: string; owedInCents: number; paidInCents: number };

/** Lowers the debt, to zero if need be. Never raises it. */
export async function lowerOvertimeDebt(deps: Deps, owed: Owed, followUps: ChargeFollowUps): Promise<void> {
  const found = await listOvertimeDebts(deps.db.query, owed.bookingId);
  const { parts } = splitOvertime(found, owed);
  for (const [index, { id, ...known }] of found.entries()) {
    const part = parts[index] ?? 0;
    const isTooMuch = (debt: OvertimeDebt & { status: string }) =>
      debt.status === 'due' && debt.amountInCents > part * factorOf(debt);
    if (!isTooMuch(known)) continue;
    await changeDebt(deps, { debtId: id, why: 'lowered' }, followUps, async (tx, debt, now) => {
      if (!isTooMuch(debt)) return;
      const amountInCents = part * factorOf(debt);
      const change = amountInCents < MIN_CARD_CHARGE_CENTS ? { status: 'forgiven' as const } : { amountInCents };
      await updateDebt(tx, debt.id, change, now);
    });
  }
}
