import type { Closure } from '@laine/contract/admin/entities.ts';
import type { ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs, stationsOf } from '../../ground/principal.ts';
import { listCurrentClosures } from './closure-store.ts';
import { presentClosure } from './present-closure.ts';

/** Present and future closures at the caller's stations. */
export async function listClosures(
  deps: Deps,
  person: Person,
  { stationId, offset, limit }: ParsedInput<typeof calls.closures>,
): Promise<Closure[]> {
  if (stationId !== undefined && !runs(person, stationId)) throw new Refusal('not-found');
  const stationIds = stationId === undefined ? stationsOf(person) : [stationId];
  const rows = await listCurrentClosures(deps.db.query, { stationIds, now: deps.now(), offset, limit });
  return rows.map(presentClosure);
}
