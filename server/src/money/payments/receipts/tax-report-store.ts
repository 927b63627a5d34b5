import type { Db } from '../../../ground/db/open-database.ts';

export async function isReported(db: Db, receiptId: string): Promise<boolean> {
  const row = await db
    .selectFrom('taxReports')
    .select('receiptId')
    .where('receiptId', '=', receiptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertTaxReport(
  db: Db,
  report: { receiptId: string; reference: string },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('taxReports')
    .values({ ...report, reportedAt: now })
    .onConflict((conflict) => conflict.column('receiptId').doNothing())
    .execute();
}
