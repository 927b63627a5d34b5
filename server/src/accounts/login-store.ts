import type { LoginMethod } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { newId } from '../secrets.ts';
import { accountColumns, asAccount } from './account-store.ts';

/** Logins: a browser's cookie or a program's bearer token. */

type NewLogin = {
  accountId: string;
  tokenHash: string;
  kind: 'cookie' | 'bearer';
  method: LoginMethod;
  device: string;
  expiresAt: Temporal.Instant;
};

export async function insertLogin(db: Db, login: NewLogin, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('logins')
    .values({ id: newId(), ...login, createdAt: now, lastSeenAt: now })
    .execute();
}

/** One indexed look-up per signed-in request: the login, its account and the stations the person runs. */
export async function findLogin(db: Db, tokenHash: string, now: Temporal.Instant) {
  const row = await db
    .selectFrom('logins')
    .innerJoin('accounts', 'accounts.id', 'logins.accountId')
    .select(accountColumns)
    .select(['logins.id as loginId', 'logins.kind', 'logins.createdAt as signedInAt', 'logins.lastSeenAt'])
    .select(
      sql<string[]>`array(select station_id from station_owners where account_id = accounts.id)`.as('ownStationIds'),
    )
    .where('logins.tokenHash', '=', tokenHash)
    .where('logins.endedAt', 'is', null)
    .where('logins.expiresAt', '>', now)
    .executeTakeFirst();
  return row && asAccount(row);
}

export async function touchLogin(
  db: Db,
  id: string,
  now: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await db.updateTable('logins').set({ lastSeenAt: now, expiresAt }).where('id', '=', id).execute();
}

export async function endLogin(db: Db, tokenHash: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('logins')
    .set({ endedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute();
}

/** Ends all logins of the earlier password except the one that changed it. */
export async function endBearers(db: Db, accountId: string, except: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('logins')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('kind', '=', 'bearer')
    .where('id', '<>', except)
    .where('endedAt', 'is', null)
    .execute();
}

/** Those that ended or ran out. */
export async function purgeLogins(db: Db, before: Temporal.Instant): Promise<void> {
  await db
    .deleteFrom('logins')
    .where('createdAt', '<', before)
    .where((login) => login.or([login('endedAt', 'is not', null), login('expiresAt', '<', before)]))
    .execute();
}
