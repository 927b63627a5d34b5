import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Account } from '../../ground/principal.ts';
import { findAccountByEmail } from './account-store.ts';
import { createAccount } from './create-account.ts';
import { lockAddress } from './login-code-store.ts';
import { hashPassword } from './password.ts';
import { requireGoodPassword } from './require-good-password.ts';

/** An account with a password, for a colleague or a program of theirs. Others decide what it may do. */
export async function createUser(
  deps: Deps,
  actor: Actor,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  requireGoodPassword(deps, password, email);
  const passwordHash = await hashPassword(password);
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    await lockAddress(tx, email);
    if (await findAccountByEmail(tx, email)) throw new Refusal('email-taken');
    const account = await createAccount(deps, tx, { email, passwordHash, locale: null }, now);
    await recordAction(tx, actor, { action: 'user-created', target: account.id }, now);
    return account;
  });
}
