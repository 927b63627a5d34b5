import { sql } from 'kysely';
import type { Db } from '../../ground/db/open-database.ts';

/** An admin or an owner of stations. */
export async function isStaffAccount(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`(role = 'admin' or exists (select from station_owners where account_id = accounts.id))`)
    .executeTakeFirst();
  return row !== undefined;
}
