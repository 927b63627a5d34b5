import type { DebtReason } from '@laine/contract/states.ts';
import type { Selectable } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import type { DebtsTable } from '../db/tables/money.ts';
import { newId } from '../secrets.ts';

export type DebtRow = Selectable<DebtsTable>;

type NewDebt = {
  accountId: string;
  bookingId: string;
  claimId: string | null;
  reason: DebtReason;
  amountInCents: number;
  dueAt: Temporal.Instant;
};

export async function insertDebt(tx: Tx, debt: NewDebt, now: Temporal.Instant): Promise<DebtRow> {
  return tx
    .insertInto('debts')
    .values({ id: newId(), ...debt, status: 'due', createdAt: now, updatedAt: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findDebt = (db: Db, id: string): Promise<DebtRow | undefined> =>
  db.selectFrom('debts').selectAll().where('id', '=', id).executeTakeFirst();

export const lockDebt = (tx: Tx, id: string): Promise<DebtRow | undefined> =>
  tx.selectFrom('debts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Those to be paid first, then the newest. */
export const listDebtsOf = (db: Db, accountId: string): Promise<DebtRow[]> =>
  db
    .selectFrom('debts')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy((debt) => debt('status', '<>', 'due'))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** Not paid, not objected to, and due at some time: whoever owes it may have to be reminded. */
export const listDebtsToWatch = (db: Db, limit: number): Promise<DebtRow[]> =>
  db
    .selectFrom('debts')
    .selectAll()
    .where('status', '=', 'due')
    .where('pausedAt', 'is', null)
    .orderBy('dueAt')
    .limit(limit)
    .execute();

type DebtChange = Partial<
  Pick<DebtRow, 'status' | 'amountInCents' | 'remindersSent' | 'remindedAt' | 'doubledAt' | 'paidAt' | 'pausedAt'>
>;

export async function updateDebt(tx: Tx, id: string, change: DebtChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('debts')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Debts that are paused already stay paused for their own reason. */
export async function pauseDebts(
  tx: Tx,
  bookingId: string,
  pausedAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('debts')
    .set({ pausedAt, updatedAt: now })
    .where('bookingId', '=', bookingId)
    .where('status', '=', 'due')
    .where('pausedAt', 'is', null)
    .execute();
}

/** Those that were paused at that moment, and no others. */
export async function resumeDebts(
  tx: Tx,
  bookingId: string,
  pausedAt: Temporal.Instant,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('debts')
    .set({ pausedAt: null, updatedAt: now })
    .where('bookingId', '=', bookingId)
    .where('pausedAt', '=', pausedAt)
    .execute();
}

export async function deleteDebtsOfBookings(tx: Tx, bookingIds: string[]): Promise<void> {
  await tx.deleteFrom('debts').where('bookingId', 'in', bookingIds).execute();
}
