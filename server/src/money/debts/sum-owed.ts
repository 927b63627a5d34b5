import type { Db } from '../../ground/db/open-database.ts';

/** What a person has to pay now. What waits for an answer to an objection does not count. */
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
