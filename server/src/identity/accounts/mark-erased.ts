import { ACCOUNT_RESTORE_DAYS } from '@laine/rules/constants.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { lockAdminIds, markDeletion } from './account-store.ts';

type Erased = { found: number; lastAdmin: string | undefined };

/**
 * The removal that a backup does not know of is due again at once: the next night finds it. The last admin of the
 * backup stays.
 */
export async function markErased(tx: Tx, accountIds: string[], now: Temporal.Instant): Promise<Erased> {
  const erased: Erased = { found: 0, lastAdmin: undefined };
  const admins = new Set(await lockAdminIds(tx));
  const askedAt = now.subtract({ hours: 24 * ACCOUNT_RESTORE_DAYS });
  for (const accountId of accountIds) {
    if (admins.size === 1 && admins.has(accountId)) {
      erased.lastAdmin = accountId;
      continue;
    }
    admins.delete(accountId);
    if (await markDeletion(tx, accountId, 'person', askedAt)) erased.found += 1;
  }
  return erased;
}
