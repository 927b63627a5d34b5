import { type Insertable, sql } from 'kysely';
import { type Batch, batchOf, countOf } from '../../ground/db/batch-of.ts';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { ProviderSignInsTable, WaitingIdentitiesTable } from '../../ground/db/tables/accounts.ts';

export async function insertSignIn(db: Db, signIn: Insertable<ProviderSignInsTable>): Promise<void> {
  await db.insertInto('providerSignIns').values(signIn).execute();
}

/** Removing it makes it single use: of two parallel callbacks one gets nothing. */
export async function consumeSignIn(db: Db, stateHash: string) {
  return db.deleteFrom('providerSignIns').where('stateHash', '=', stateHash).returningAll().executeTakeFirst();
}

/** Only the newest identity of one browser and address counts. */
export async function insertWaitingIdentity(db: Db, waiting: WaitingIdentitiesTable): Promise<void> {
  const { browserHash: _browser, email: _email, ...told } = waiting;
  await db
    .insertInto('waitingIdentities')
    .values(waiting)
    .onConflict((conflict) => conflict.columns(['browserHash', 'email']).doUpdateSet(told))
    .execute();
}

/** The identity that waits in this browser for this address, unless it has expired. */
export async function consumeWaitingIdentity(db: Db, browserHash: string, email: string, now: Temporal.Instant) {
  const waiting = await db
    .deleteFrom('waitingIdentities')
    .where('browserHash', '=', browserHash)
    .where('email', '=', email)
    .returningAll()
    .executeTakeFirst();
  return waiting && Temporal.Instant.compare(now, waiting.expiresAt) < 0 ? waiting : undefined;
}

export async function forgetWaitingIdentities(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom('waitingIdentities').where('email', '=', email).execute();
}

/** Round trips that were never finished. */
export async function purgeSignIns(db: Db, { before, limit }: Batch): Promise<number> {
  const isOld = sql`expires_at < ${before}`;
  const trips = batchOf('providerSignIns', isOld, limit);
  const waiting = batchOf('waitingIdentities', isOld, limit);
  const gone = countOf(await db.deleteFrom('providerSignIns').where(trips).executeTakeFirstOrThrow());
  return Math.max(gone, countOf(await db.deleteFrom('waitingIdentities').where(waiting).executeTakeFirstOrThrow()));
}
