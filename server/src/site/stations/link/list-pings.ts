import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import type { Deps } from '../../../ground/deps.ts';
import type { Staff } from '../../../ground/principal.ts';
import { requireStation } from '../../../ground/require-station.ts';
import { timestamps } from '../../../ground/timestamps.ts';
import { listPingRows } from './ping-store.ts';

/** A station's signs of life, newest first. */
export async function listPings(
  deps: Deps,
  staff: Staff,
  wish: ParsedInput<typeof calls.pings>,
): Promise<CallAnswer<typeof calls.pings>['pings']> {
  await requireStation(deps.db.query, staff, wish.stationId);
  const rows = await listPingRows(deps.db.query, wish);
  return rows.map((row) => ({ ...row, ...timestamps(row) }));
}
