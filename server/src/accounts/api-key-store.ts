import type { Db } from '../db/open-database.ts';

export async function findApiKey(db: Db, hash: string, now: Temporal.Instant) {
  return db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'stationIds'])
    .where('hash', '=', hash)
    .where((eb) => eb.or([eb('expiresAt', 'is', null), eb('expiresAt', '>', now)]))
    .executeTakeFirst();
}
