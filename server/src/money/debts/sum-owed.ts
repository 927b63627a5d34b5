import type { Db } from '../../ground/db/open-database.ts';

/** Debts that wait for an answer to an objection don't count. */
export async function sumOwed(db: Db, accountId: string): Promise<number> {
  const { sum } = await db
    .selectFrom('debts')
    .select((debt) => debt.fn.sum<string | null>('amountInCents').as('sum'))
    .where('accountId', '=', accountId)
    .where('status', '=', 'due')
    .where('pausedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}
