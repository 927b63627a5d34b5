import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { DisputesTable } from '../../ground/db/tables/money.ts';

export type DisputeRow = Selectable<DisputesTable>;

/** True for one that we had not heard of. What a known one says is replaced. */
export async function upsertDispute(tx: Tx, dispute: Omit<DisputeRow, 'stopped'>): Promise<boolean> {
  const { id, amountInCents, reason, status, answerBy, closedAt } = dispute;
  const known = await tx
    .updateTable('disputes')
    .set({ amountInCents, reason, status, answerBy, closedAt })
    .where('id', '=', id)
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return false;
  await tx.insertInto('disputes').values(dispute).execute();
  return true;
}

export const findDispute = (db: Db, id: string): Promise<DisputeRow | undefined> =>
  db.selectFrom('disputes').selectAll().where('id', '=', id).executeTakeFirst();

export async function markStopped(tx: Tx, id: string, stopped: boolean): Promise<void> {
  await tx.updateTable('disputes').set({ stopped }).where('id', '=', id).execute();
}

export async function listOpenDisputes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('disputes').select('id').where('status', '=', 'open').orderBy('openedAt').execute();
  return rows.map(({ id }) => id);
}

export const findOpenDisputeOf = (db: Db, bookingId: string): Promise<{ openedAt: Temporal.Instant } | undefined> =>
  db
    .selectFrom('disputes')
    .innerJoin('ledger', 'ledger.id', 'disputes.ledgerId')
    .select('disputes.openedAt')
    .where('ledger.bookingId', '=', bookingId)
    .where('disputes.status', '=', 'open')
    .orderBy('disputes.openedAt')
    .executeTakeFirst();
