import type { Deps } from '../../ground/deps.ts';
import { listLeavers } from './leaver-facts.ts';
import { removeAccount } from './remove-account.ts';

/** Every night, also removals that had to wait or whose own job failed. One bad row doesn't stop the others. */
export async function removeAccounts(deps: Deps): Promise<void> {
  for (const accountId of await listLeavers(deps.db.query, deps.now())) {
    try {
      await removeAccount(deps, accountId);
    } catch (error) {
      deps.log.error({ accountId, error: error instanceof Error ? error.name : 'unknown' }, 'removal failed');
    }
  }
}
