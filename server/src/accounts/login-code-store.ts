import { sql } from 'kysely';
import { type Batch, batchOf, countOf } from '../db/batch-of.ts';
import type { Db, Tx } from '../db/open-database.ts';

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
};

export async function insertLoginCode(db: Db, code: LoginCodeRow): Promise<void> {
  await db.insertInto('loginCodes').values(code).execute();
}

/** The newest code only: asking again makes the earlier one worthless, unless the later one was withdrawn. */
export async function findNewestCode(db: Db, email: string) {
  return db
    .selectFrom('loginCodes')
    .selectAll()
    .where('email', '=', email)
    .whereRef('expiresAt', '>', 'createdAt')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The code reached nobody, so it never was valid; it still counts towards the limit of requests. */
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

export async function listCodeTimes(db: Db, email: string, since: Temporal.Instant): Promise<Temporal.Instant[]> {
  const rows = await db
    .selectFrom('loginCodes')
    .select('createdAt')
    .where('email', '=', email)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => row.createdAt);
}

type TryKind = 'code' | 'password';

export async function insertWrongTry(db: Db, email: string, kind: TryKind, now: Temporal.Instant): Promise<void> {
  await db.insertInto('loginTries').values({ email, kind, createdAt: now }).execute();
}

export async function listWrongTries(
  db: Db,
  email: string,
  kind: TryKind,
  since: Temporal.Instant,
): Promise<Temporal.Instant[]> {
  const rows = await db
    .selectFrom('loginTries')
    .select('createdAt')
    .where('email', '=', email)
    .where('kind', '=', kind)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .limit(200)
    .execute();
  return rows.map((row) => row.createdAt);
}

export async function forgetWrongTries(db: Db, email: string, kind: TryKind): Promise<void> {
  await db.deleteFrom('loginTries').where('email', '=', email).where('kind', '=', kind).execute();
}

export async function forgetAddress(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('loginCodes').where('email', '=', email).execute();
  await tx.deleteFrom('loginTries').where('email', '=', email).execute();
}

/** Codes and tries that count for no limit any more. */
export async function purgeLoginCodes(db: Db, { before, limit }: Batch): Promise<number> {
  const isOld = sql`created_at < ${before}`;
  const codes = batchOf('loginCodes', isOld, limit);
  const tries = batchOf('loginTries', isOld, limit);
  const gone = countOf(await db.deleteFrom('loginCodes').where(codes).executeTakeFirstOrThrow());
  return Math.max(gone, countOf(await db.deleteFrom('loginTries').where(tries).executeTakeFirstOrThrow()));
}
