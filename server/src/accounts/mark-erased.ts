import { ACCOUNT_RESTORE_DAYS } from '@laine/rules/constants.ts';
import type { Tx } from '../db/open-database.ts';
import { markDeletion } from './account-store.ts';

/** The removal that a backup does not know of is due again at once: the next night finds it. Answers how many were found. */
export async function markErased(tx: Tx, accountIds: string[], now: Temporal.Instant): Promise<number> {
  let found = 0;
  const askedAt = now.subtract({ hours: 24 * ACCOUNT_RESTORE_DAYS });
  for (const accountId of accountIds) if (await markDeletion(tx, accountId, 'person', askedAt)) found += 1;
  return found;
}
