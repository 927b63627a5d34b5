import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import type { Deps } from '../../ground/deps.ts';
import { hashToken } from '../../ground/secrets.ts';

/** True if a ban ended the login of this token, so that an open page can say why. It signs nobody in. */
export async function isLoginOfBanned(deps: Deps, token: string): Promise<boolean> {
  const account = await deps.db.query
    .selectFrom('logins')
    .innerJoin('accounts', 'accounts.id', 'logins.accountId')
    .select(['accounts.status', 'accounts.restrictedUntil', 'accounts.deletionAskedAt'])
    .where('logins.tokenHash', '=', hashToken(token))
    .where('logins.endedBecause', '=', 'restricted')
    .executeTakeFirst();
  return account !== undefined && accountStatusAt(account, deps.now()) === 'banned';
}
