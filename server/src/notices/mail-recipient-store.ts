import type { AccountStatus, Locale } from '@laine/contract/states.ts';
import type { Db } from '../db/open-database.ts';

/** A person and the state of their account as it is at the time of sending. */
export type MailRecipient = {
  email: string;
  locale: Locale;
  status: AccountStatus;
  restrictedBecause: string | null;
  restrictedUntil: Temporal.Instant | null;
  deletionAskedAt: Temporal.Instant | null;
  lastSignInAt: Temporal.Instant | null;
};

/** Nobody once the account is removed. */
export async function findMailRecipient(db: Db, accountId: string): Promise<MailRecipient | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['email', 'locale', 'status', 'restrictedBecause', 'restrictedUntil', 'deletionAskedAt', 'lastSignInAt'])
    .where('id', '=', accountId)
    .where('status', '<>', 'removed')
    .executeTakeFirst();
  if (!row || row.email === null) return undefined;
  return { ...row, email: row.email, locale: row.locale ?? 'en' };
}
