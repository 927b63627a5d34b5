import type { AdminStation, Item, Locker } from '@laine/contract/admin/entities.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { withoutSecrets } from '@laine/contract/station-prefs.ts';
import type { Staff } from '../../../ground/principal.ts';
import { timestamps } from '../../../ground/timestamps.ts';
import { isConnected } from '../link/station-silence.ts';
import type { ItemRow } from '../lockers/item-store.ts';
import type { LockerRow } from '../lockers/locker-store.ts';
import type { AdminStationRow } from '../station-store.ts';

/** A station for the people and programs who run it. Key hashes are for admins only, secret preferences for nobody. */
export function presentAdminStation(row: AdminStationRow, viewer: Staff): AdminStation {
  const seesHash = viewer.kind === 'person' && viewer.isAdmin;
  return {
    id: row.id,
    apiKeyHash: seesHash ? row.apiKeyHash : null,
    prefs: withoutSecrets(row.prefs),
    webhookUrl: row.webhookUrl,
    info: row.info,
    status: row.status,
    metadata: row.metadata,
    connected: isConnected(row),
    lastSeenAt: row.lastSeenAt?.toString() ?? null,
    problems: readFacts(row.metadata).problems,
    driver: row.driver,
    firstOpenedAt: row.firstOpenedAt?.toString() ?? null,
    ...timestamps(row),
  };
}

export const presentLocker = (row: LockerRow): Locker => ({ ...row, ...timestamps(row) });

export const presentItem = ({ metadata, seenAt, ...row }: ItemRow): Item => ({
  ...row,
  ...(metadata && { metadata }),
  seenAt: seenAt?.toString() ?? null,
  ...timestamps(row),
});
