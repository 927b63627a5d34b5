import type { DeletionForecast } from '@laine/contract/public/entities.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Actor } from '../../ground/audit/record-action.ts';
import { recordAction } from '../../ground/audit/record-action.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { holdAccount } from '../../identity/accounts/change-account.ts';
import { beginDeletion } from './begin-deletion.ts';
import { forecastFor } from './forecast-deletion.ts';

/**
 * For somebody who asked in writing, because they're banned or have lost their address. They have the same 30 days and
 * get the same mail, and a restriction stays. Admins delete their own accounts in the settings, which protects the only
 * admin's.
 */
export async function deletePerson(
  deps: Deps,
  actor: Actor<Person>,
  { personId }: { personId: string },
): Promise<DeletionForecast> {
  return deps.db.transaction(async (tx) => {
    const now = deps.now();
    const { account } = await holdAccount(tx, personId);
    if (!account) throw new Refusal('not-found');
    if (account.status === 'removed') throw new Refusal('state-moved-on');
    if (personId === actor.who.account.id) throw new Refusal('own-account');
    if (!account.deletionAskedAt) {
      await recordAction(tx, actor, { action: 'account-deletion-asked', target: personId }, now);
      await beginDeletion(tx, { accountId: personId, by: 'person' }, now);
    }
    return forecastFor(tx, personId, account.deletionAskedAt ?? now, now);
  });
}
