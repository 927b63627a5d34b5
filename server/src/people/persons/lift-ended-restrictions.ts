import { accountStatusAt } from '@laine/rules/people/account-status-at.ts';
import type { Deps } from '../../ground/deps.ts';
import { holdAccount } from '../../identity/accounts/change-account.ts';
import { liftRestriction } from './edit-person.ts';
import { listEndedRestrictions } from './people-store.ts';

/** At night: an expired restriction no longer counts anyway, and now the person is told. */
export async function liftEndedRestrictions(deps: Deps): Promise<void> {
  for (const accountId of await listEndedRestrictions(deps.db.query, deps.now())) {
    await deps.db.transaction(async (tx) => {
      const now = deps.now();
      const { account } = await holdAccount(tx, accountId);
      const isOver = account && account.status !== accountStatusAt(account, now);
      if (isOver) await liftRestriction(tx, account, now);
    });
  }
}
