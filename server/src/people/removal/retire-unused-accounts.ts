import { USAGE_RETENTION_YEARS } from '@laine/rules/constants.ts';
import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import { beginDeletion } from './begin-deletion.ts';

const MAX_A_NIGHT = 500;

/**
 * After years without a sign-in, the account is deleted as if its person had asked. The mail is the warning, and
 * signing in within thirty days keeps the account. Colleagues must first remove an admin's role.
 */
export async function retireUnusedAccounts(deps: Deps): Promise<void> {
  const now = deps.now();
  const since = now.toZonedDateTimeISO('UTC').subtract({ years: USAGE_RETENTION_YEARS }).toInstant();
  for (const accountId of await listUnused(deps.db.query, since)) {
    await deps.db.transaction((tx) => beginDeletion(tx, { accountId, by: 'disuse' }, now));
  }
}

async function listUnused(db: Db, since: Temporal.Instant): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where(sql<Temporal.Instant>`coalesce(last_sign_in_at, created_at)`, '<', since)
    .where('status', '<>', 'removed')
    .where('deletionAskedAt', 'is', null)
    .where('role', '<>', 'admin')
    // A login lasts up to a year, so the last use may be later than the last sign-in.
    .where(sql<boolean>`not exists (select from logins where account_id = accounts.id and last_seen_at >= ${since})`)
    .where(sql<boolean>`not exists (select from bookings where account_id = accounts.id and "end" >= ${since})`)
    .where(sql<boolean>`not exists (select from station_owners where account_id = accounts.id)`)
    .limit(MAX_A_NIGHT)
    .execute();
  return rows.map(({ id }) => id);
}
