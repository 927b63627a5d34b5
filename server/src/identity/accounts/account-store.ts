import type { NoticeWishes } from '@laine/contract/public/entities.ts';
import type { Locale } from '@laine/contract/states.ts';
import { sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../../ground/db/open-database.ts';
import type { AccountsTable, DeletionAsker } from '../../ground/db/tables/accounts.ts';
import type { ProviderName } from '../../ground/ports/sign-in-provider.ts';
import type { Account } from '../../ground/principal.ts';
import { newId } from '../../ground/secrets.ts';

export const accountColumns = [
  'accounts.id',
  'accounts.email',
  'accounts.name',
  'accounts.surname',
  'accounts.phone',
  'accounts.country',
  'accounts.postalCode',
  'accounts.image',
  'accounts.locale',
  'accounts.role',
  'accounts.status',
  'accounts.deletionAskedAt',
  'accounts.restrictedBecause',
  'accounts.restrictedUntil',
  'accounts.wantsReminders',
  'accounts.wantsReviewRequests',
  'accounts.wantsNews',
  'accounts.createdAt',
  'accounts.updatedAt',
] as const;

/** Only removed accounts have no e-mail, and those are never looked up. */
export const asAccount = <T extends { email: string | null }>(row: T) => ({ ...row, email: row.email ?? '' });

export async function findAccountByEmail(db: Db, email: string): Promise<Account | undefined> {
  const row = await db.selectFrom('accounts').select(accountColumns).where('email', '=', email).executeTakeFirst();
  return row && asAccount(row);
}

/** Current row, locked until the end of the transaction: a ban, removal or promotion waits, or is waited for. */
export async function lockAccount(tx: Tx, id: string): Promise<Account> {
  const row = await tx
    .selectFrom('accounts')
    .select(accountColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return asAccount(row);
}

export async function findAccountByIdentity(
  db: Db,
  provider: ProviderName,
  idAtProvider: string,
): Promise<Account | undefined> {
  const row = await db
    .selectFrom('identities')
    .innerJoin('accounts', 'accounts.id', 'identities.accountId')
    .select(accountColumns)
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
  surname?: string | undefined;
  image?: string | undefined;
  /** Null until the person has shown which language they speak. */
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
      surname: account.surname ?? null,
      image: account.image ?? null,
      locale: account.locale,
      passwordHash: account.passwordHash ?? null,
      createdAt: now,
      updatedAt: now,
    })
    .returning(accountColumns)
    .executeTakeFirstOrThrow();
  return asAccount(row);
}

/** False if it was linked already. */
export async function linkIdentity(
  db: Db,
  identity: { provider: ProviderName; idAtProvider: string; accountId: string },
  now: Temporal.Instant,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('identities')
    .values({ ...identity, createdAt: now })
    .onConflict((conflict) => conflict.columns(['provider', 'idAtProvider']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export const listIdentitiesOf = (db: Db, accountId: string) =>
  db
    .selectFrom('identities')
    .select(['provider', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute();

export async function deleteIdentitiesOf(tx: Tx, accountId: string, provider?: ProviderName): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('identities')
    .where('accountId', '=', accountId)
    .$if(provider !== undefined, (query) => query.where('provider', '=', provider ?? 'google'))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

export async function setPasswordHash(db: Db, id: string, passwordHash: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('accounts').set({ passwordHash, updatedAt: now }).where('id', '=', id).execute();
}

export async function setPasskeyOfferClosed(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('accounts').set({ passkeyOfferClosedAt: now }).where('id', '=', id).execute();
}

type ProfileField = 'name' | 'surname' | 'phone' | 'country' | 'postalCode' | 'locale';
/** Undefined fields stay unchanged. */
type ProfileChange = { [Field in ProfileField]?: Account[Field] | undefined };

/** Undefined if the account was removed meanwhile: a removed row must stay empty. */
export async function updateProfile(
  db: Db,
  id: string,
  change: ProfileChange,
  now: Temporal.Instant,
): Promise<Account | undefined> {
  const row = await db
    .updateTable('accounts')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .returning(accountColumns)
    .executeTakeFirst();
  return row && asAccount(row);
}

/** Cancels a deletion and clears an expired restriction. A current one stays. */
export async function restoreAccount(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('accounts')
    .set({
      status: 'active',
      deletionAskedAt: null,
      deletionAskedBy: null,
      restrictedBecause: null,
      restrictedUntil: null,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where((account) =>
      account.or([
        account('status', '=', 'deactivated'),
        account.and([account('status', 'in', ['suspended', 'banned']), account('restrictedUntil', '<=', now)]),
      ]),
    )
    .execute();
}

/** A restriction by an admin stays as well. False if it was requested before, or the account is gone. */
export async function markDeletion(
  tx: Tx,
  id: string,
  deletionAskedBy: DeletionAsker,
  now: Temporal.Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({
      status: sql`case when status = 'active' then 'deactivated' else status end`,
      deletionAskedAt: now,
      deletionAskedBy,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('deletionAskedAt', 'is', null)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** False when no deletion was under way. */
export async function unmarkDeletion(tx: Tx, id: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({
      status: sql`case when status = 'deactivated' then 'active' else status end`,
      deletionAskedAt: null,
      deletionAskedBy: null,
      updatedAt: now,
    })
    .where('id', '=', id)
    .where('deletionAskedAt', 'is not', null)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Every admin who isn't leaving. The lock keeps two of them from leaving at the same moment. */
export async function lockAdminIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('accounts')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

export async function findEmail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirst();
  return row?.email ?? null;
}

export type LeaverRow = {
  id: string;
  role: Account['role'];
  status: Account['status'];
  phone: string | null;
  restrictedUntil: Temporal.Instant | null;
  paymentCustomerId: string | null;
  deletionAskedAt: Temporal.Instant;
};

/**
 * Undefined if no deletion is under way. Doesn't block a transaction that holds one of their bookings and adds a row
 * pointing at the account, because the removal will in turn wait for that booking.
 */
export async function lockLeaverRow(tx: Tx, id: string): Promise<LeaverRow | undefined> {
  const row = await tx
    .selectFrom('accounts')
    .select(['id', 'role', 'status', 'phone', 'restrictedUntil', 'paymentCustomerId', 'deletionAskedAt'])
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.deletionAskedAt ? { ...row, deletionAskedAt: row.deletionAskedAt } : undefined;
}

/** Columns that stay on a removed account: accounting rows point at it, and it says when and why it ended. */
type Remains = 'id' | 'createdAt' | 'deletionAskedAt' | 'deletionAskedBy';

/** Every other column, so that a new one doesn't compile until a removal knows how to clear it. */
const emptied = (now: Temporal.Instant): Required<Omit<Updateable<AccountsTable>, Remains>> => ({
  email: null,
  name: null,
  surname: null,
  phone: null,
  image: null,
  country: null,
  postalCode: null,
  locale: null,
  role: 'user',
  status: 'removed',
  passwordHash: null,
  paymentCustomerId: null,
  restrictedBecause: null,
  restrictedUntil: null,
  staffNote: null,
  wantsReminders: false,
  wantsReviewRequests: false,
  wantsNews: false,
  unsubscribeToken: null,
  lastSignInAt: null,
  passkeyOfferClosedAt: null,
  removedAt: now,
  updatedAt: now,
});

export async function emptyAccount(tx: Tx, id: string, now: Temporal.Instant): Promise<void> {
  await tx.updateTable('accounts').set(emptied(now)).where('id', '=', id).execute();
  await deleteIdentitiesOf(tx, id);
}

export async function findAccountIdByUnsubscribeToken(db: Db, token: string): Promise<string | undefined> {
  const row = await db.selectFrom('accounts').select('id').where('unsubscribeToken', '=', token).executeTakeFirst();
  return row?.id;
}

/** Locked until the end of the transaction, so that each change is seen once. */
export async function lockNoticeWishes(tx: Tx, id: string): Promise<NoticeWishes> {
  return tx
    .selectFrom('accounts')
    .select(['wantsReminders as reminders', 'wantsReviewRequests as reviewRequests', 'wantsNews as news'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function setNoticeWishes(
  tx: Tx,
  id: string,
  { reminders, reviewRequests, news }: NoticeWishes,
  now: Temporal.Instant,
): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ wantsReminders: reminders, wantsReviewRequests: reviewRequests, wantsNews: news, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function recordSignIn(db: Db, id: string, now: Temporal.Instant): Promise<void> {
  await db.updateTable('accounts').set({ lastSignInAt: now }).where('id', '=', id).execute();
}

/** False when the account was removed meanwhile. */
export async function setPaymentCustomer(db: Db, id: string, paymentCustomerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ paymentCustomerId })
    .where('id', '=', id)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Rows are locked in the order of their ids, so that two callers can't deadlock. */
export async function lockAccountAndAdmins(tx: Tx, id: string) {
  return tx
    .selectFrom('accounts')
    .select(['id', 'role', 'status', 'restrictedBecause', 'restrictedUntil', 'deletionAskedAt', 'staffNote'])
    .where((account) => account.or([account('id', '=', id), account('role', '=', 'admin')]))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

type StaffChange = Partial<
  Pick<AccountsTable, 'restrictedBecause' | 'restrictedUntil' | 'staffNote'> & Pick<Account, 'role' | 'status'>
>;

export async function updateAccount(tx: Tx, id: string, change: StaffChange, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('accounts')
    .set({ ...change, updatedAt: now })
    .where('id', '=', id)
    .execute();
}
