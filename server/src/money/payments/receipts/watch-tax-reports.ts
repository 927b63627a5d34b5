import { sql } from 'kysely';
import type { Deps } from '../../../ground/deps.ts';
import { closeByItself } from '../../../telling/alerts/open-alert.ts';
import { raiseAlert } from '../../../telling/alerts/raise-alert.ts';

const kind = 'receipts-unreported';

/**
 * An active station in Spain must register its documents with the tax office (VeriFactu). Without a service for that,
 * staff are alerted until there is one or the station is closed.
 */
export async function watchTaxReports(deps: Deps): Promise<void> {
  const now = deps.now();
  const stations = await deps.db.query
    .selectFrom('stations')
    .select(['id', 'status'])
    .where(sql<boolean>`upper(metadata ->> 'country') = 'ES'`)
    .execute();
  for (const { id, status } of stations) {
    if (status === 'active' && !deps.verifactu) {
      await deps.db.transaction((tx) => raiseAlert(tx, { kind, target: id, stationId: id, data: {} }, now));
    } else {
      await closeByItself(deps.db.query, { kind, target: id }, now);
    }
  }
}
