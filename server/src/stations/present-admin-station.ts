import type { AdminStation, Item, Locker } from '@laine/contract/admin/entities.ts';
import { withoutSecrets } from '@laine/contract/station-prefs.ts';
import type { Staff } from '../accounts/principal.ts';
import { isConnected } from './is-connected.ts';
import { readFacts } from './read-facts.ts';
import type { AdminStationRow, ItemRow, LockerRow } from './station-store.ts';

/** A station as the people and programs who run it see it. Key hashes travel to admins only, secret preferences to nobody. */
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
    ...timestamps(row),
  };
}

export const presentLocker = (row: LockerRow): Locker => ({ ...row, ...timestamps(row) });

export const presentItem = ({ metadata, ...row }: ItemRow): Item => ({
  ...row,
  ...(metadata && { metadata }),
  ...timestamps(row),
});

export const timestamps = ({ createdAt, updatedAt }: { createdAt: Temporal.Instant; updatedAt: Temporal.Instant }) => ({
  createdAt: createdAt.toString(),
  updatedAt: updatedAt.toString(),
});
