import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import type { Db } from '../../ground/db/open-database.ts';

/** True if another admin who can act now remains. */
export async function hasOtherAdmin(db: Db, accountId: string, now: Temporal.Instant): Promise<boolean> {
  const admins = await db
    .selectFrom('accounts')
    .select(['status', 'restrictedUntil', 'deletionAskedAt'])
    .where('role', '=', 'admin')
    .where('id', '<>', accountId)
    .execute();
  return admins.some((admin) => accountStatusAt(admin, now) === 'active');
}
