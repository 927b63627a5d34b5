import { Refusal } from '@laine/contract/refusals.ts';
import type { Tx } from '../db/open-database.ts';
import type { Account } from '../principal.ts';
import { findAccountByEmail, insertAccount } from './account-store.ts';
import { lockAddress } from './login-code-store.ts';

/** The account of an address, made when it has none yet: whoever reads its mail signs in with a code. */
export async function findOrCreateAccount(tx: Tx, email: string, now: Temporal.Instant): Promise<Account> {
  await lockAddress(tx, email);
  const account = (await findAccountByEmail(tx, email)) ?? (await insertAccount(tx, { email, locale: null }, now));
  if (account.status === 'banned') throw new Refusal('account-banned');
  return account;
}
