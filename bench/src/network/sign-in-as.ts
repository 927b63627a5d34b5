import type { Database } from '@laine/server/ground/db/open-database.ts';
import { hashToken, newId, newToken } from '@laine/server/ground/secrets.ts';

/** The token of a new login: nobody knows any from a loaded network. */
export async function signInAs(db: Database, email: string, now: Temporal.Instant): Promise<string> {
  const { query } = db;
  const { id: accountId } = await query
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const token = newToken();
  const times = { createdAt: now, lastSeenAt: now, expiresAt: now.add({ hours: 24 }) };
  const login = { id: newId(), accountId, tokenHash: hashToken(token), kind: 'cookie', method: 'email' } as const;
  await query
    .insertInto('logins')
    .values({ ...login, device: 'Office', ...times })
    .execute();
  return token;
}
