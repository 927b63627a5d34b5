import { Refusal } from '@laine/contract/refusals.ts';
import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Account } from '../../ground/principal.ts';
import { findAccountByEmail } from './account-store.ts';
import { createAccount } from './create-account.ts';
import { lockAddress } from './login-code-store.ts';

/** The account of an address, created if there's none: anybody who reads its mail can sign in with a code. */
export async function findOrCreateAccount(deps: Deps, tx: Tx, email: string, now: Temporal.Instant): Promise<Account> {
  await lockAddress(tx, email);
  const account =
    (await findAccountByEmail(tx, email)) ?? (await createAccount(deps, tx, { email, locale: null }, now));
  if (accountStatusAt(account, now) === 'banned') throw new Refusal('account-banned');
  return account;
}
