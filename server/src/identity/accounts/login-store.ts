import type { LoginEnd, LoginMethod } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import { newId } from '../../ground/secrets.ts';
import { accountColumns, asAccount } from './account-store.ts';

type NewLogin = {
  accountId: string;
  tokenHash: string;
  kind: 'cookie' | 'bearer';
  method: LoginMethod;
  device: string;
  /** Defaults to unknown. */
  place?: string | null;
  expiresAt: Temporal.Instant;
  /** For a browser, or for a program's network. */
  originHash?: string | null;
};

export async function insertLogin(db: Db, login: NewLogin, now: Temporal.Instant): Promise<string> {
  const id = newId();
  await db
    .insertInto('logins')
    .values({ id, ...login, createdAt: now, lastSeenAt: now })
    .execute();
  return id;
}

/** One indexed look-up per signed-in request: the login, its account and the stations the person runs. */
export async function findLogin(db: Db, tokenHash: string, now: Temporal.Instant) {
  const row = await db
    .selectFrom('logins')
    .innerJoin('accounts', 'accounts.id', 'logins.accountId')
    .select(accountColumns)
    .select(['logins.id as loginId', 'logins.kind', 'logins.method', 'logins.createdAt as signedInAt'])
    .select(['logins.lastSeenAt', 'accounts.passkeyOfferClosedAt'])
    .select([
      sql<string[]>`array(select station_id from station_owners where account_id = accounts.id)`.as('ownStationIds'),
      sql<boolean>`exists (select from passkeys where account_id = accounts.id)`.as('hasPasskey'),
    ])
    .where('logins.tokenHash', '=', tokenHash)
    .where('logins.endedAt', 'is', null)
    .where('logins.expiresAt', '>', now)
    .executeTakeFirst();
  return row && asAccount(row);
}

/** True if the account of this address has signed in from this origin before. */
export async function hasSignedInFrom(db: Db, email: string, originHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .innerJoin('logins', 'logins.accountId', 'accounts.id')
    .select('logins.id')
    .where('accounts.email', '=', email)
    .where('logins.originHash', '=', originHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasAnybodySignedInFrom(db: Db, originHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('logins')
    .select('id')
    .where('originHash', '=', originHash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Earlier logins at all, and from this origin. Logins from before origins were stored don't count. */
export async function readSeenOrigins(
  db: Db,
  accountId: string,
  originHash: string,
): Promise<{ isFirst: boolean; isKnown: boolean }> {
  const { rows } = await sql<{ isFirst: boolean; isKnown: boolean }>`select
    not exists (select from logins where account_id = ${accountId} and origin_hash is not null) as "isFirst",
    exists (select from logins where account_id = ${accountId} and origin_hash = ${originHash}) as "isKnown"`.execute(
    db,
  );
  return rows[0] ?? { isFirst: true, isKnown: false };
}

export async function touchLogin(
  db: Db,
  id: string,
  now: Temporal.Instant,
  expiresAt: Temporal.Instant,
): Promise<void> {
  await db.updateTable('logins').set({ lastSeenAt: now, expiresAt }).where('id', '=', id).execute();
}

type Ending = { endedAt: Temporal.Instant; endedBecause: LoginEnd };

const ending = (because: LoginEnd, now: Temporal.Instant): Ending => ({ endedAt: now, endedBecause: because });

export async function endLoginOfToken(
  db: Db,
  tokenHash: string,
  because: LoginEnd,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('logins')
    .set(ending(because, now))
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .execute();
}

type EndedLogins = { accountId: string; because: LoginEnd; except?: string | undefined };

export async function endLogins(
  db: Db,
  { accountId, because, except }: EndedLogins,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('logins')
    .set(ending(because, now))
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .execute();
}

/** False if the person has no such login, or no longer. */
export async function endOneLogin(
  db: Db,
  { accountId, id, because }: { accountId: string; id: string; because: LoginEnd },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('logins')
    .set(ending(because, now))
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** More than any person has; a program that signs in every minute must not make a list of thousands. */
const MAX_LISTED = 200;

/** Logins that nobody has ended. The rule decides which are still valid. */
export function listOpenLogins(db: Db, accountId: string, now: Temporal.Instant) {
  return db
    .selectFrom('logins')
    .select(['id', 'kind', 'method', 'device', 'place', 'createdAt', 'lastSeenAt'])
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy('lastSeenAt', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
}
