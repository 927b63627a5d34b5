import type { CallAnswer, ParsedQuery } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Staff } from '../accounts/principal.ts';
import type { Deps } from '../deps.ts';
import { timestamps } from './present-admin-station.ts';
import { listLogRows, listPingRows } from './record-store.ts';
import { requireStation } from './require-station.ts';

/** What happened at a station and its signs of life, newest first. */

export async function listLogs(
  deps: Deps,
  staff: Staff,
  wish: ParsedQuery<typeof calls.logs>,
): Promise<CallAnswer<typeof calls.logs>['logs']> {
  await requireStation(deps.db.query, staff, wish.stationId);
  const rows = await listLogRows(deps.db.query, wish);
  return rows.map((row) => ({ ...row, ...timestamps(row) }));
}

export async function listPings(
  deps: Deps,
  staff: Staff,
  wish: ParsedQuery<typeof calls.pings>,
): Promise<CallAnswer<typeof calls.pings>['pings']> {
  await requireStation(deps.db.query, staff, wish.stationId);
  const rows = await listPingRows(deps.db.query, wish);
  return rows.map((row) => ({ ...row, ...timestamps(row) }));
}
