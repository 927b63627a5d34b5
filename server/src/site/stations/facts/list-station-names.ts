import type { CallAnswer } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { readFacts } from '@laine/contract/read-facts.ts';
import { sql } from 'kysely';
import type { Deps } from '../../../ground/deps.ts';
import type { Staff } from '../../../ground/principal.ts';
import { stationsOf } from '../../../ground/principal.ts';

type StationNames = CallAnswer<typeof calls.stationNames>['stations'];

/** By name. A station without valid facts is listed by its id. */
export async function listStationNames(deps: Deps, staff: Staff): Promise<StationNames> {
  const ids = stationsOf(staff);
  const rows = await deps.db.query
    .selectFrom('stations')
    .select(['id', 'metadata'])
    .select(
      sql<number[]>`array(select number from lockers where station_id = stations.id order by number)`.as(
        'lockerNumbers',
      ),
    )
    .$if(ids !== 'all', (query) => query.where('id', '=', sql<string>`any(${ids})`))
    .execute();
  return rows
    .map(({ id, metadata, lockerNumbers }) => {
      const { facts } = readFacts(metadata);
      return { id, name: facts?.name ?? id, timeZone: facts?.timeZone ?? 'UTC', lockerNumbers };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name));
}
