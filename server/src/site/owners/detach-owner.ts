import { recordSystemAction } from '../../ground/audit/record-system-action.ts';
import type { Tx } from '../../ground/db/open-database.ts';
import { removeOwnerRows } from './owner-store.ts';

/** A removed person runs no station any more. */
export async function detachOwner(tx: Tx, accountId: string, now: Temporal.Instant): Promise<void> {
  for (const stationId of await removeOwnerRows(tx, accountId)) {
    await recordSystemAction(tx, { action: 'station-owner-removed', target: accountId, stationId }, now);
  }
}
