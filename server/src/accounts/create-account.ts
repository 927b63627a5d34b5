import type { Tx } from '../db/open-database.ts';
import type { Deps } from '../deps.ts';
import type { Account } from '../principal.ts';
import type { NewAccount } from './account-store.ts';
import { insertAccount } from './account-store.ts';
import { requireNotBanned } from './remembered-contacts.ts';

/** A new account, unless its address was that of a removed person who is banned still. */
export async function createAccount(deps: Deps, tx: Tx, account: NewAccount, now: Temporal.Instant): Promise<Account> {
  await requireNotBanned(deps, tx, [account.email], now);
  return insertAccount(tx, account, now);
}
