import type { KeyScope } from '@laine/contract/key-scope.ts';
import type { Db } from '../../ground/db/open-database.ts';

/** With its maker's present state; null for a key that no person made. */
export async function findApiKey(db: Db, hash: string, now: Temporal.Instant) {
  return db
    .selectFrom('apiKeys')
    .leftJoin('accounts', 'accounts.id', 'apiKeys.createdBy')
    .select(['apiKeys.id', 'apiKeys.name', 'apiKeys.stationIds', 'apiKeys.scope', 'apiKeys.lastUsedAt'])
    .select('apiKeys.createdBy as madeBy')
    .select(['accounts.role', 'accounts.status', 'accounts.restrictedUntil', 'accounts.deletionAskedAt'])
    .where('hash', '=', hash)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst();
}

type NewApiKey = {
  name: string;
  hash: string;
  stationIds: string[] | null;
  scope: KeyScope;
  createdBy: string;
  expiresAt: Temporal.Instant | null;
};

export async function insertApiKey(db: Db, id: string, key: NewApiKey, now: Temporal.Instant): Promise<void> {
  await db
    .insertInto('apiKeys')
    .values({ id, ...key, createdAt: now, updatedAt: now })
    .execute();
}

export async function listApiKeyRows(db: Db) {
  return db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'hash', 'stationIds', 'scope', 'expiresAt', 'lastUsedAt', 'createdAt', 'updatedAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();
}

/** Only one of several parallel requests writes. */
export async function touchApiKey(
  db: Db,
  id: string,
  { now, before }: { now: Temporal.Instant; before: Temporal.Instant },
): Promise<void> {
  await db
    .updateTable('apiKeys')
    .set({ lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lastUsedAt', 'is', null), eb('lastUsedAt', '<=', before)]))
    .execute();
}

/** Its name, or undefined when there is no such key. */
export async function removeApiKey(db: Db, id: string): Promise<string | undefined> {
  const row = await db.deleteFrom('apiKeys').where('id', '=', id).returning('name').executeTakeFirst();
  return row?.name;
}
