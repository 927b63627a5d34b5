import type { CallAnswer, ParsedInput } from '@laine/contract/call.ts';
import type { calls } from '@laine/contract/calls.ts';
import { Refusal } from '@laine/contract/refusals.ts';
import type { Db } from '../../ground/db/open-database.ts';
import type { Deps } from '../../ground/deps.ts';
import type { Person } from '../../ground/principal.ts';
import { runs, stationsOf } from '../../ground/principal.ts';
import { listAlertRows } from './alert-store.ts';

type Alerts = CallAnswer<typeof calls.alerts>['alerts'];

/** For the caller's stations. Alerts without a station are for admins. */
export async function listAlerts(
  deps: Deps,
  person: Person,
  { stationId, state, offset, limit }: ParsedInput<typeof calls.alerts>,
): Promise<Alerts> {
  if (stationId !== undefined && !runs(person, stationId)) throw new Refusal('not-found');
  const rows = await listAlertRows(deps.db.query, {
    stationIds: stationsOf(person),
    stationId,
    state,
    offset,
    limit,
  });
  const names = await namesOf(deps.db.query, [
    ...new Set(rows.flatMap(({ takenBy, closedBy }) => [takenBy ?? [], closedBy ?? []].flat())),
  ]);
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.toString(),
    closedAt: row.closedAt?.toString() ?? null,
    takenAt: row.takenAt?.toString() ?? null,
    takenByName: (row.takenBy !== null && names.get(row.takenBy)) || null,
    silencedUntil: row.silencedUntil?.toString() ?? null,
    closedByName: (row.closedBy !== null && names.get(row.closedBy)) || null,
  }));
}

async function namesOf(db: Db, accountIds: string[]): Promise<ReadonlyMap<string, string | null>> {
  if (accountIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'name', 'surname', 'email'])
    .where('id', 'in', accountIds)
    .execute();
  return new Map(rows.map(({ id, name, surname, email }) => [id, [name, surname].filter(Boolean).join(' ') || email]));
}
