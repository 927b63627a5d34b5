import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

/** Always in the same order, or two would wait for each other. */
export async function lockAll(tx: Tx, budgets: string[]): Promise<void> {
  if (budgets.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(budget, 2))
    from (select budget from unnest(${budgets}::text[]) as budget order by budget) as sorted`.execute(tx);
}

/** `amount`: where not uses are counted but what they were about. */
export async function insertUses(tx: Tx, budgets: string[], at: Temporal.Instant, amount = 1): Promise<void> {
  if (budgets.length === 0) return;
  const uses = budgets.map((budget) => ({ budget, at, amount }));
  await tx.insertInto('budgetUses').values(uses).execute();
}

/** The same, and how often `counted` was used since then, this use included. */
export async function insertUsesAndCount(
  tx: Tx,
  { budgets, counted, since }: { budgets: string[]; counted: string; since: Temporal.Instant },
  at: Temporal.Instant,
): Promise<number> {
  const uses = [...budgets, counted].map((budget) => ({ budget, at, amount: 1 }));
  const { count } = await tx
    .with('used', (db) => db.insertInto('budgetUses').values(uses))
    .selectFrom('budgetUses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('budget', '=', counted)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return count + 1;
}

export async function sumUsesSince(db: Db, budget: string, since: Temporal.Instant): Promise<number> {
  const { sum } = await db
    .selectFrom('budgetUses')
    .select(({ fn }) => fn.sum<string | null>('amount').as('sum'))
    .where('budget', '=', budget)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(sum ?? 0);
}

/** The use that came `back` uses before the newest one, if it was after `since`. */
export async function findUse(
  db: Db,
  budget: string,
  { back, since }: { back: number; since: Temporal.Instant },
): Promise<Temporal.Instant | undefined> {
  const row = await db
    .selectFrom('budgetUses')
    .select('at')
    .where('budget', '=', budget)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .offset(back)
    .limit(1)
    .executeTakeFirst();
  return row?.at;
}

/** In the order of the budgets. */
export async function countUsesSince(db: Db, budgets: string[], since: Temporal.Instant): Promise<number[]> {
  const rows = await db
    .selectFrom('budgetUses')
    .select(['budget', ({ fn }) => fn.countAll<number>().as('count')])
    .where('budget', '=', sql<string>`any(${budgets})`)
    .where('at', '>', since)
    .groupBy('budget')
    .execute();
  return budgets.map((budget) => rows.find((row) => row.budget === budget)?.count ?? 0);
}
