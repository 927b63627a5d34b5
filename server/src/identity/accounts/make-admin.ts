import { recordSystemAction } from '../../ground/audit/record-system-action.ts';
import type { Database } from '../../ground/db/open-database.ts';
import { findAccountByEmail, insertAccount, updateAccount } from './account-store.ts';
import { endLoginsOf } from './end-logins-of.ts';
import { lockAddress } from './login-code-store.ts';

/** The server's operator makes an address an admin's, with or without an existing account. */
export async function makeAdmin(
  db: Database,
  email: string,
  now: Temporal.Instant,
): Promise<'made' | 'known' | 'refused'> {
  return db.transaction(async (tx) => {
    await lockAddress(tx, email);
    const account = (await findAccountByEmail(tx, email)) ?? (await insertAccount(tx, { email, locale: null }, now));
    if (account.status !== 'active') return 'refused';
    if (account.role === 'admin') return 'known';
    const change = { action: 'person-role-changed', target: account.id, data: { role: 'admin' } } as const;
    await recordSystemAction(tx, change, now);
    await updateAccount(tx, account.id, { role: 'admin' }, now);
    await endLoginsOf(tx, account.id, 'role-changed', {}, now);
    return 'made';
  });
}
