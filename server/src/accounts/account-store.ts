import type { AccountStatus, Locale, LoginMethod, Role } from '@laine/contract/states.ts';
import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';
import { newId } from '../secrets.ts';
import type { ProviderName } from './ports.ts';

export type Account = {
  id: string;
  email: string;
  name: string | null;
  phone: string | null;
  country: string | null;
  postalCode: string | null;
  image: string | null;
  locale: Locale | null;
  role: Role;
  status: AccountStatus;
  deactivatedAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  updatedAt: Temporal.Instant;
};

const columns = [
  'accounts.id',
  'accounts.email',
  'accounts.name',
  'accounts.phone',
  'accounts.country',
  'accounts.postalCode',
  'accounts.image',
  'accounts.locale',
  'accounts.role',
  'accounts.status',
  'accounts.deactivatedAt',
  'accounts.createdAt',
  'accounts.updatedAt',
] as const;

/** Only removed accounts have no e-mail, and those are never looked up. */
const asAccount = <T extends { email: string | null }>(row: T) => ({ ...row, email: row.email ?? '' });

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(columns).where('email', '=', email).executeTakeFirst();
  return row && asAccount(row);
}

export async function findAccountByIdentity(
  db: Db,
  provider: ProviderName,
  idAtProvider: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('accounts', 'accounts.id', 'identities.accountId')
    .select(columns)
    .where('provider', '=', provider)
    .where('idAtProvider', '=', idAtProvider)
    .executeTakeFirst();
  return row && asAccount(row);
}

export async function findPasswordHash(db: Db, email: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('passwordHash').where('email', '=', email).executeTakeFirst();
  return row?.passwordHash ?? null;
}

export type NewAccount = {
  email: string;
  name?: string | undefined;
  image?: string | undefined;
  /** Null until the person has shown which one they speak. */
  locale: Locale | null;
  passwordHash?: string;
};

export async function insertAccount(db: Db, account: NewAccount, now: Temporal.Instant): Promise<Account> {
  const row = await db
    .insertInto('accounts')
    .values({
      id: newId(),
      email: account.email,
      name: account.name ?? null,
      image: account.image ?? null,
      locale: account.locale,
      passwordHash: account.passwordHash ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return asAccount(row);
}

export async function linkIdentity(
  db: Db,
  identity: { provider: ProviderName; idAtProvider: string; accountId: string },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('identities')
    .values({ ...identity, createdAt: now })
    .onConflict((conflict) => conflict.columns(['provider', 'idAtProvider']).doNothing())
    .execute();
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('accounts').set({ passwordHash, updatedAt: now }).where('id', '=', id).execute();
}

type ProfileChange = Partial<Pick<Account, 'name' | 'phone' | 'country' | 'postalCode' | 'image' | 'locale'>>;

export async function updateProfile(
  db: Db,
  id: string,
  change: ProfileChange,
  now: Temporal.Instant,
): Promise<Account> {
  const row = await db
    .updateTable('accounts')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return asAccount(row);
}

export async function reactivate(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ status: 'active', deactivatedAt: null, updatedAt: now })
    .where('id', '=', id)
    .where('status', '=', 'deactivated')
    .execute();
}

// Logins: a browser's cookie or a program's bearer token.

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
    .select(columns)
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

/** Ends what an earlier password opened, but for the login it was changed with. */
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
