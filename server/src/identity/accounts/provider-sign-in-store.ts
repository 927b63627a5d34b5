import type { Insertable } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
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
