import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { DeletionRequestsTable } from '../../ground/db/tables/accounts.ts';

export async function insertDeletionRequest(tx: Tx, request: DeletionRequestsTable): Promise<void> {
  await tx.insertInto('deletionRequests').values(request).execute();
}

/** With the account's present state; null if we didn't know the person. */
export async function findDeletionRequest(db: Db, confirmationCode: string) {
  return db
    .selectFrom('deletionRequests')
    .leftJoin('accounts', 'accounts.id', 'deletionRequests.accountId')
    .select(['deletionRequests.accountId', 'accounts.status', 'accounts.deletionAskedAt', 'accounts.removedAt'])
    .where('confirmationCode', '=', confirmationCode)
    .executeTakeFirst();
}
