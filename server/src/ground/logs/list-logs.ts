import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../deps.ts';
import type { Staff } from '../principal.ts';
import { requireStation } from '../require-station.ts';
import { timestamps } from '../timestamps.ts';
import { listLogRows } from './log-store.ts';

/** Newest first. */
export async function listLogs(
  deps: Deps,
  staff: Staff,
  wish: ParsedInput<typeof calls.logs>,
): Promise<CallAnswer<typeof calls.logs>['logs']> {
  await requireStation(deps.db.query, staff, wish.stationId);
  const rows = await listLogRows(deps.db.query, wish);
  return rows.map((row) => ({ ...row, ...timestamps(row) }));
}
