import type { Db } from '../../ground/db/open-database.ts';

/** Accounts of the demo data. No mail is delivered below `.test`, so no customer has such an address. */
const DEMO_ADDRESSES = '%@laine.test';

/** Their passwords stand in the README, so a database that holds them is nothing for real doors and money. */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  const found = await db
    .selectFrom('accounts')
    .select('email')
    .where('email', 'like', DEMO_ADDRESSES)
    .limit(1)
    .executeTakeFirst();
  if (found) {
    throw new Error(`DATABASE_URL holds demo accounts, such as ${found.email}: production needs a database of its own`);
  }
}
