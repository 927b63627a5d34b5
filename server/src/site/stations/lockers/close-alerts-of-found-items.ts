import { z } from 'zod';
import type { Tx } from '../../../ground/db/open-database.ts';
import { closeByItself, listOpenAlerts } from '../../../telling/alerts/open-alert.ts';
import { readFoundItemIds } from './item-store.ts';

const Missing = z.object({ itemIds: z.array(z.string()) });

/** An alert about what was missing at a return goes by itself when the last of it has been found. */
export async function closeAlertsOfFoundItems(tx: Tx, stationId: string, now: Temporal.Instant): Promise<void> {
  const kind = 'item-missing';
  const alerts = await listOpenAlerts(tx, kind, stationId);
  if (alerts.length === 0) return;
  const found = await readFoundItemIds(tx, stationId);
  for (const { target, data } of alerts) {
    const { data: missing } = Missing.safeParse(data);
    if (missing?.itemIds.every((id) => found.has(id))) await closeByItself(tx, { kind, target }, now);
  }
}
