import { sql } from 'kysely';
import { type Batch, batchOf, countOf } from '../../ground/db/batch-of.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { DeletionRequestsTable } from '../../ground/db/tables/accounts.ts';

export async function insertDeletionRequest(tx: Tx, request: DeletionRequestsTable): Promise<void> {
  await tx.insertInto('deletionRequests').values(request).execute();
}

/** With how its account stands now; null where we knew nobody. */
export async function findDeletionRequest(db: Db, confirmationCode: string) {
  return db
    .selectFrom('deletionRequests')
    .leftJoin('accounts', 'accounts.id', 'deletionRequests.accountId')
    .select(['deletionRequests.accountId', 'accounts.status', 'accounts.deletionAskedAt', 'accounts.removedAt'])
    .where('confirmationCode', '=', confirmationCode)
    .executeTakeFirst();
}

/** Nobody asks after these any more. */
export async function deleteOldDeletionRequests(tx: Tx, { before, limit }: Batch): Promise<number> {
  const batch = batchOf('deletionRequests', sql`asked_at < ${before}`, limit);
  return countOf(await tx.deleteFrom('deletionRequests').where(batch).executeTakeFirstOrThrow());
}
