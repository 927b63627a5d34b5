import type { Insertable } from 'kysely';
import type { Db } from '../db/open-database.ts';
import type { ProviderSignInsTable } from '../db/tables/accounts.ts';

export async function insertSignIn(db: Db, signIn: Insertable<ProviderSignInsTable>): Promise<void> {
  await db.insertInto('providerSignIns').values(signIn).execute();
}

/** Removing is what makes it single use: of two parallel returns one gets nothing. */
export async function takeSignIn(db: Db, stateHash: string) {
  return db.deleteFrom('providerSignIns').where('stateHash', '=', stateHash).returningAll().executeTakeFirst();
}
