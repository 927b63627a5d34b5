import type { Db } from '../../ground/db/open-database.ts';

/** The open charge for a debt, if somebody has started to pay. */
export const findPendingPayment = (
  db: Db,
  debtId: string,
): Promise<{ id: string; amountInCents: number } | undefined> =>
  db
    .selectFrom('ledger')
    .select(['id', 'amountInCents'])
    .where('debtId', '=', debtId)
    .where('kind', '=', 'charge')
    .where('state', '=', 'pending')
    .executeTakeFirst();

/** Number of attempts to pay it: each has a key of its own. */
export async function countPayments(db: Db, debtId: string): Promise<number> {
  const { count } = await db
    .selectFrom('ledger')
    .select((row) => row.fn.countAll<string>().as('count'))
    .where('debtId', '=', debtId)
    .where('kind', '=', 'charge')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** This charge can be paid on an open page. */
export async function isPageOpen(db: Db, ledgerId: string): Promise<boolean> {
  const page = await db
    .selectFrom('paymentPages')
    .select('id')
    .where('ledgerId', '=', ledgerId)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  return page !== undefined;
}
