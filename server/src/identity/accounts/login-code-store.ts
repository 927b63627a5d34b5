import { sql } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';

/** Serialises what happens to one address, so that two parallel tries count as two. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 1))`.execute(tx);
}

type LoginCodeRow = {
  id: string;
  email: string;
  codeHash: string;
  createdAt: Temporal.Instant;
  expiresAt: Temporal.Instant;
  browserHash: string;
  networkHash: string | null;
};

export async function insertLoginCode(db: Db, code: LoginCodeRow): Promise<void> {
  await db.insertInto('loginCodes').values(code).execute();
}

/**
 * The newest code that was asked for there: asking again makes the earlier one worthless, unless the later one was
 * withdrawn. What others ask for elsewhere changes nothing.
 */
export async function findNewestCode(db: Db, email: string, from: { browserHash: string } | { networkHash: string }) {
  const [column, hash] =
    'browserHash' in from ? (['browserHash', from.browserHash] as const) : (['networkHash', from.networkHash] as const);
  return db
    .selectFrom('loginCodes')
    .selectAll()
    .where('email', '=', email)
    .where(column, '=', hash)
    .whereRef('expiresAt', '>', 'createdAt')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The code reached nobody, so it's invalid; it still counts towards the limit of requests. */
export async function withdrawLoginCode(db: Db, id: string): Promise<void> {
  await db
    .updateTable('loginCodes')
    .set((eb) => ({ expiresAt: eb.ref('createdAt') }))
    .where('id', '=', id)
    .execute();
}

export async function useLoginCode(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('loginCodes').set({ usedAt: now }).where('id', '=', id).execute();
}
