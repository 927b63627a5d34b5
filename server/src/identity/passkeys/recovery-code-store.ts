import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';

/** A new set. The previous one becomes invalid, even if two are made at once. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: string,
  codeHashes: string[],
  createdAt: Temporal.Instant,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 4))`.execute(tx);
  await deleteRecoveryCodesOf(tx, accountId);
  await tx
    .insertInto('recoveryCodes')
    .values(codeHashes.map((codeHash) => ({ id: newId(), accountId, codeHash, createdAt })))
    .execute();
}

/** Uses up an unused code of an address's account. Of two calls at once, one gets nothing. */
export const consumeRecoveryCode = (
  tx: Tx,
  { email, codeHash }: { email: string; codeHash: string },
  usedAt: Temporal.Instant,
) =>
  tx
    .updateTable('recoveryCodes')
    .set({ usedAt })
    .from('accounts')
    .whereRef('accounts.id', '=', 'recoveryCodes.accountId')
    .where('accounts.email', '=', email)
    .where('codeHash', '=', codeHash)
    .where('usedAt', 'is', null)
    .returning('accountId')
    .executeTakeFirst();

export async function readRecoveryCodes(
  db: Db,
  accountId: string,
): Promise<{ left: number; madeAt: Temporal.Instant | null }> {
  const rows = await db
    .selectFrom('recoveryCodes')
    .select(['createdAt', 'usedAt'])
    .where('accountId', '=', accountId)
    .execute();
  return { left: rows.filter(({ usedAt }) => usedAt === null).length, madeAt: rows[0]?.createdAt ?? null };
}

export async function deleteRecoveryCodesOf(tx: Tx, accountId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('recoveryCodes')
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
